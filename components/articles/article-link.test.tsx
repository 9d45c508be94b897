import { fireEvent, screen } from '@testing-library/react';
import type { ArticleSummary, OpenWay } from '@/lib/model/articles';
import { summaryOf } from '../catalogue/models';
import { renderView, renderWithScript } from '../test-page';
import { ArticleLink } from './article-link';

const popup = (more: Partial<ArticleSummary> = {}) => summaryOf('快讯', { openWay: 'popup', ...more });
const showModal = jest.fn(function show(this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
  showModal.mockClear();
});

test.each<OpenWay>(['detail', 'document', 'link', 'live'])(
  'DE-02 openWay %s leads to the page that knows',
  (openWay) => {
    renderView(<ArticleLink article={summaryOf('年报', { openWay })} locale="en" />, 'en');
    const link = screen.getByRole('link', { name: '年报' });
    expect(link.getAttribute('href')).toBe('/en/detail?type=news&id=7');
    expect(link.getAttribute('target')).toBeNull();
  },
);

test('DE-01 an article that is only displayed is no link', () => {
  renderView(<ArticleLink article={summaryOf('荣誉', { openWay: 'display' })} locale="zh" />);
  expect(screen.getByText('荣誉')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('lists that open a new tab do so without opener, and the type is theirs', () => {
  renderView(<ArticleLink article={summaryOf('公告')} locale="zh" type="channel" newTab />);
  const link = screen.getByRole('link', { name: '公告' });
  expect(link.getAttribute('href')).toBe('/detail?type=channel&id=7');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('titles with markup are shown as text', () => {
  renderView(<ArticleLink article={summaryOf('收益率<5% & <b>x</b>')} locale="zh" />);
  expect(screen.getByRole('link', { name: '收益率<5% & <b>x</b>' }).innerHTML).not.toContain('<b>');
});

test('SH-07 a popup article opens in a dialog, one step from its page', () => {
  renderWithScript(<ArticleLink article={popup({ excerpt: '一句话' })} locale="zh" />);
  const followed = fireEvent.click(screen.getByRole('link', { name: '快讯' }));
  expect(followed).toBe(false);
  expect(screen.getByRole('dialog', { name: '快讯' }).textContent).toContain('一句话');
  expect(screen.getByRole('link', { name: '阅读全文' }).getAttribute('href')).toBe('/detail?type=news&id=7');
});

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('SH-07 with %s a popup article is opened as a link', (key) => {
  renderWithScript(<ArticleLink article={popup()} locale="zh" />);
  fireEvent.click(screen.getByRole('link', { name: '快讯' }), { [key]: true });
  expect(showModal).not.toHaveBeenCalled();
});
