import { summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { ArticlePicture } from './article-picture';

const PROFIT = '前三季度归母净利润96亿元';

function show(more: Parameters<typeof summaryOf>[1], title = PROFIT) {
  const { container } = renderView(<ArticlePicture article={summaryOf(title, more)} sizes="100vw" />);
  return container;
}

test('the picture of the back office comes before any drawing', () => {
  const shown = show({ image: '/ows/files/k.jpg' });
  expect(shown.querySelector('img')).not.toBeNull();
  expect(shown.querySelector('svg')).toBeNull();
});

test('without a picture the figures of title and summary are drawn, hidden from screen readers', () => {
  const svg = show({ excerpt: '营业收入261亿元' }).querySelector('svg');
  expect([...(svg?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual([
    '前三季度归母净利润',
    '96亿元',
    '营业收入',
    '261亿元',
  ]);
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
});

test('without picture and figures the motif of the area is drawn', () => {
  const shown = show({ menuKey: 'esg-news', excerpt: '' }, '红树林');
  expect(shown.querySelector('svg')?.getAttribute('data-motif')).toBe('leaf');
  expect(shown.querySelector('text')).toBeNull();
});
