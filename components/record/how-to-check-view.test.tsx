import { screen } from '@testing-library/react';
import type { HowToCheck } from '@/lib/model/archive';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { HowToCheckView } from './how-to-check-view';

const NOTE = 'site.example/record\n12\nroot\n\n— site.example/record c2ln\n';

function show(keys: Partial<HowToCheck['keys']> = {}) {
  const data: HowToCheck = {
    keys: {
      origin: 'site.example/record',
      current: 'PEM of now',
      former: [],
      isDemonstration: false,
      ...keys,
    },
    head: { size: 12, rootHash: 'root', time: '2025-03-28T10:00:00.000Z', note: NOTE },
    siteUrl: 'https://site.example',
    siteName: '',
  };
  renderView(<HowToCheckView data={data} context={contextOf('/x')} />);
}

const texts = () => [...document.querySelectorAll('pre')].map((one) => one.textContent);

test('AR-02 the newest head stands as it is published, with the public key and the commands of the script', () => {
  show();
  expect(texts()).toEqual([
    NOTE,
    'PEM of now',
    'curl -O https://site.example/record/check.py\npython3 check.py https://site.example 11',
    'curl -o kept-head https://site.example/record/head\npython3 check.py https://site.example 0 kept-head',
  ]);
  expect(screen.getByRole('link', { name: 'Python' }).getAttribute('href')).toBe('/record/check.py');
});

test('AR-02 a key for demonstration is called one, and former keys are shown', () => {
  show({ isDemonstration: true, former: ['PEM of before'] });
  expect(screen.getByText(/仅供演示/)).not.toBeNull();
  expect(texts()).toContain('PEM of before');
});

test('AR-02 a key of the operator is not called one for demonstration', () => {
  show();
  expect(screen.queryByText(/仅供演示/)).toBeNull();
});

test('AR-02 the addresses can be tried', () => {
  show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/record/head',
      '/record/key',
      '/record/entries?start=0&count=10',
      '/record/proof/inclusion?index=0',
      '/record/proof/consistency?first=1&second=12',
    ]),
  );
});
