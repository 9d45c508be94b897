import { screen } from '@testing-library/react';
import { summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { ArticleList } from './article-list';

test.each([
  ['2025-03-28 17:30:00', 'zh', '2025年03月28日', '2025-03-28'],
  ['2025-03-28 17:30:00', 'en', 'March 28, 2025', '2025-03-28'],
  ['2025-03-08', 'en', 'March 8, 2025', '2025-03-08'],
  ['2025-13-45 00:00:00', 'zh', '2025-13-45 00:00:00', null],
  ['近期', 'en', '近期', null],
] as const)('LG-05 %s in %s is shown as %s', (displayTime, locale, shown, machine) => {
  renderView(<ArticleList articles={[summaryOf('公告', { displayTime })]} locale={locale} />, locale);
  expect(screen.getByText(shown).getAttribute('datetime')).toBe(machine);
});

test('LG-05 an article without a time has no date', () => {
  const { container } = renderView(
    <ArticleList articles={[summaryOf('公告', { displayTime: '' })]} locale="zh" />,
  );
  expect(container.querySelector('time')).toBeNull();
});

test('a row shows tag, title as heading and excerpt, in the order given', () => {
  const articles = [summaryOf('乙', { id: '2', tag: '公告', excerpt: '摘要' }), summaryOf('甲', { id: '1' })];
  renderView(<ArticleList articles={articles} locale="zh" />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    '乙',
    '甲',
  ]);
  const [first] = screen.getAllByRole('listitem');
  for (const text of ['2025年03月28日', '公告', '乙', '摘要']) expect(first?.textContent).toContain(text);
});
