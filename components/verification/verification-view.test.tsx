import { screen } from '@testing-library/react';
import type { Outcome, VerificationPage } from '@/lib/model/verification';
import { contextOf } from '../catalogue/models';
import { renderView, standsBefore } from '../test-page';
import { VerificationView } from './verification-view';

const page = (outcome: Outcome | null): VerificationPage => ({
  title: '',
  hotline: '95521',
  siteName: '示例证券',
  verdict: outcome && {
    kind: 'person',
    query: '王立',
    outcome,
    findings: outcome === 'official' ? [{ title: '王立', lines: ['上海分公司'] }] : [],
  },
});

test('the form posts the query, and says that it is not stored', () => {
  const { container } = renderView(<VerificationView data={page(null)} context={contextOf('/verify')} />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/verify/zh']);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByText(/不写入网址和日志/)).toBeTruthy();
});

test('EL-18 what we never ask for, and what becomes of the query, stand before the button', () => {
  renderView(<VerificationView data={page(null)} context={contextOf('/verify')} />);
  const button = screen.getByRole('button', { name: '核对' });
  const never = screen.getByRole('complementary', { name: '我们绝不会' });
  expect(never.querySelectorAll('li')).toHaveLength(4);
  expect(standsBefore(never, button)).toBe(true);
  expect(standsBefore(screen.getByText(/不写入网址和日志/), button)).toBe(true);
  expect(never.querySelector('details')).toBeNull();
});

test.each([
  ['official', '✓'],
  ['unknown', '✕'],
  ['ended', '✕'],
] as const)('EL-07 the answer %s has a sign beside its words', (outcome, sign) => {
  renderView(<VerificationView data={page(outcome)} context={contextOf('/verify')} />);
  const mark = screen.getByText(sign);
  expect(mark.getAttribute('aria-hidden')).toBe('true');
  expect(mark.closest('h2')?.textContent).toMatch(/^[✓✕] \S{4}/);
});

test.each([
  ['official', 'Official: it matches our data', false],
  ['unknown', 'Not found in official data', true],
  ['ended', 'Listed, but the mandate has ended', true],
  ['failed', 'It cannot be checked right now', false],
] as const)('the answer %s is shown, and how to report', (outcome, words, report) => {
  renderView(
    <VerificationView data={page(outcome)} context={contextOf('/verify', { locale: 'en' })} />,
    'en',
  );
  expect(screen.getByRole('heading', { name: words })).toBeTruthy();
  const link = screen.queryByRole('link', { name: 'Report an impostor or something suspicious' });
  expect(link?.getAttribute('href') ?? null).toBe(report ? '/en/report-fraud' : null);
});
