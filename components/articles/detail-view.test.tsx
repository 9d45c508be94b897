import { fireEvent, screen, within } from '@testing-library/react';
import type { Article, Attachment } from '@/lib/model/articles';
import type { Detail } from '@/lib/model/detail';
import type { Locale } from '@/lib/model/variant';
import { articleOf, contextOf, detailOf, factsOf } from '../catalogue/models';
import { renderView, renderWithScript, standsBefore } from '../test-page';
import { Toasts } from '../ui/toasts';
import { Attachments } from './attachments';
import { ChannelView } from './channel-view';
import { DetailView } from './detail-view';

const LINKS = [
  { label: '立即开户', href: 'https://open.example/' },
  { label: '了解更多', href: '/service' },
];
const TEXT = '<h2>一</h2><p>甲</p><h2>二</h2><p>乙</p><h2>三</h2><p>丙</p>';
const ARTICLE = articleOf('标题', TEXT, { tag: '公告', author: '董事会', excerpt: '摘要', links: LINKS });

function detail(more: Partial<Detail> = {}, locale: Locale = 'zh') {
  const data = detailOf(ARTICLE, more);
  return renderView(<DetailView data={data} context={contextOf('/detail', { locale })} />, locale);
}

const titles = () => screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent);

test('DE-01 news: tag, date, author, title, body, share, links and a disclaimer to unfold', () => {
  detail();
  expect(titles()).toEqual(['标题']);
  for (const text of ['公告', '2025年03月28日', '董事会', '甲']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('group', { name: '分享' })).toBeTruthy();
  const links = within(screen.getByRole('region', { name: '相关链接' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('target')])).toEqual([
    ['立即开户', '_blank'],
    ['了解更多', '_blank'],
  ]);
  const fold = screen.getByText('免责声明').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('示例证券集团');
});

test.each(['mobile', 'elder'] as const)(
  'EL-18 the disclaimer stands whole and before what can be downloaded (%s)',
  (edition) => {
    const context = { ...contextOf('/detail'), edition };
    const withFile = {
      ...ARTICLE,
      attachments: [{ url: '/a.pdf', name: '年报.pdf', type: 'PDF', size: '' }],
    };
    renderView(<DetailView data={detailOf(withFile)} context={context} />);
    const text = screen.getByText(/投资有风险/);
    expect(text.closest('details')).toBeNull();
    expect(standsBefore(text, screen.getByRole('link', { name: /年报\.pdf/ }))).toBe(true);
  },
);

test('DE-01 news in English has English words around the text', () => {
  detail({}, 'en');
  expect(screen.getByText('March 28, 2025')).toBeTruthy();
  expect(screen.getByText('Disclaimer')).toBeTruthy();
});

test('DE-01 news without links has no heading for them', () => {
  const bare = articleOf('标题');
  renderView(<DetailView data={detailOf(bare)} context={contextOf('/detail')} />);
  expect(screen.queryByText('相关链接')).toBeNull();
});

test('DE-01 news without text, document and link says so, and offers nothing to be read aloud', () => {
  const { container } = renderView(
    <DetailView data={detailOf(articleOf('标题'))} context={contextOf('/detail')} />,
  );
  expect(screen.getByText('本条信息没有正文，也没有附件。')).toBeTruthy();
  expect(container.textContent).not.toContain('朗读');
});

test('DE-01 service: banner, title, tag, ways to apply, share and body', () => {
  const article = { ...ARTICLE, image: '/ows/files/a.jpg' };
  const { container } = detail({ type: 'service', articles: [article] });
  expect(titles()).toEqual(['标题']);
  expect(container.querySelector('img')?.getAttribute('src')).toContain(
    encodeURIComponent('/ows/files/a.jpg'),
  );
  const apply = within(screen.getByRole('group', { name: '业务办理入口' })).getAllByRole('link');
  expect(apply.map((link) => link.getAttribute('href'))).toEqual(['https://open.example/', '/service']);
  expect(screen.getByRole('group', { name: '分享' })).toBeTruthy();
  expect(screen.getByText('乙')).toBeTruthy();
});

test('DE-01 service: the title stands before the picture, and facts are shown where there are any', () => {
  const pictured = articleOf('融资融券', '<p>正文</p>', { image: '/ows/files/a.webp' });
  const { container, unmount } = detail({ type: 'service', articles: [pictured] });
  const picture = container.querySelector('img') as HTMLElement;
  expect(standsBefore(screen.getByRole('heading', { level: 1 }), picture)).toBe(true);
  expect(container.querySelector('article dl')).toBeNull();
  unmount();
  const facts = factsOf({
    figures: [{ value: '50万元', label: '起点' }],
    card: { template: null, step: '', audience: '有经验的投资者', worst: '' },
  });
  detail({ type: 'service', articles: [{ ...pictured, facts }] });
  expect(screen.getByText('适合谁').nextElementSibling?.textContent).toBe('有经验的投资者');
  expect(screen.getByText('起点').nextElementSibling?.textContent).toBe('50万元');
});

test('DE-01 service: what can go wrong stands above the text, and nothing where it is not said', () => {
  const article = articleOf('期货', '<p>正文</p>');
  const { unmount } = detail({ type: 'service', articles: [article] });
  expect(screen.queryByRole('complementary', { name: '最坏会怎样' })).toBeNull();
  unmount();
  const facts = factsOf({
    figures: [],
    card: { template: null, step: '', audience: '', worst: '可能亏损全部本金。' },
  });
  detail({ type: 'service', articles: [{ ...article, facts }] });
  const box = screen.getByRole('complementary', { name: '最坏会怎样' });
  expect(box.textContent).toContain('可能亏损全部本金。');
  expect(standsBefore(box, screen.getByText('正文'))).toBe(true);
});

test('DE-01 service: a text with three headings has contents, one with two has none', () => {
  const body = (count: number) => '<h2>节</h2><p>文</p>'.repeat(count);
  const { unmount } = detail({ type: 'service', articles: [articleOf('长文', body(3))] });
  const links = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(links).toHaveLength(3);
  unmount();
  detail({ type: 'service', articles: [articleOf('短文', body(2))] });
  expect(screen.queryByRole('navigation', { name: '目录' })).toBeNull();
});

test('DE-01 service without picture and links leaves them out', () => {
  const bare = articleOf('标题');
  const data = detailOf(bare, { type: 'service' });
  const { container } = renderView(<DetailView data={data} context={contextOf('/detail')} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('group', { name: '业务办理入口' })).toBeNull();
});

test('DE-01 service: leads to other services of its menu, and has no heading for none', () => {
  const article = articleOf('融资融券');
  const { unmount } = detail({ type: 'service', articles: [article] });
  expect(screen.queryByRole('navigation', { name: '相关服务' })).toBeNull();
  unmount();
  detail({ type: 'service', articles: [article], related: [{ title: '转融通', id: '42' }] });
  const [link] = within(screen.getByRole('navigation', { name: '相关服务' })).getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['转融通', '/detail?type=service&id=42']);
});

test('DE-01 BL-03 channel: title header, table of contents of a long text, body', () => {
  detail({ type: 'channel' });
  expect(titles()).toEqual(['标题']);
  const contents = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
  expect(contents.map((link) => link.textContent)).toEqual(['一', '二', '三']);
  for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(screen.queryByRole('group', { name: '分享' })).toBeNull();
});

test.each([
  ['mobile', 7, true],
  ['elder', 7, true],
  ['mobile', 6, false],
  ['desktop', 7, false],
] as const)('BL-03 contents on %s with %d lines are a fold: %s', (edition, count, folded) => {
  const text = Array.from({ length: count }, (_, at) => `<h2>${at}</h2><p>文</p>`).join('');
  const data = { title: '栏目', articles: [articleOf('文', text)] };
  renderView(<ChannelView data={data} context={{ ...contextOf('/terms'), edition }} />);
  const contents = screen.getByRole('navigation', { name: '目录' });
  expect(contents.querySelectorAll('a')).toHaveLength(count);
  expect(contents.querySelector('details')?.open).toBe(folded ? false : undefined);
});

test('DE-01 custom: the body alone, with a heading for screen readers', () => {
  detail({ type: 'custom' });
  expect(titles()).toEqual(['标题']);
  expect(screen.getByRole('heading', { level: 1 }).className).toBe('visually-hidden');
});

const some = (count: number): [Article, ...Article[]] => {
  const rest = Array.from({ length: count - 1 }, (_, at) =>
    articleOf(`文${at + 2}`, '', { id: String(at + 2) }),
  );
  return [articleOf('文1', '<p>甲</p>', { id: '1' }), ...rest];
};

test.each(['news', 'service', 'custom', 'channel'] as const)(
  'DE-01 several articles of a menu are a channel under its name, whatever the type: %s',
  (type) => {
    detail({ type, title: '栏目', articles: some(3) });
    expect(titles()).toEqual(['栏目']);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const contents = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual([
      '#article-1',
      '#article-2',
      '#article-3',
    ]);
  },
);

test('BL-03 two short texts need no table of contents', () => {
  detail({ title: '栏目', articles: some(2) });
  expect(screen.queryByRole('navigation', { name: '目录' })).toBeNull();
});

const attachment = (more: Partial<Attachment> = {}): Attachment => {
  return { url: '/ows/files/a.pdf', name: '年报.pdf', type: 'PDF', size: '1.5 MB', ...more };
};

test.each([
  [{}, '年报.pdfPDF · 1.5 MB'],
  [{ size: '' }, '年报.pdfPDF'],
  [{ type: '', size: '' }, '年报.pdf'],
  [{ name: '8f14e45fceea167a.pdf', size: '' }, '年度报告PDF'],
  [{ name: '', type: '', size: '' }, '年度报告'],
])('DE-05 an attachment %j reads %s and opens a new tab', (more, text) => {
  renderView(<Attachments article={{ title: '年度报告', attachments: [attachment(more)] }} />);
  const link = within(screen.getByRole('region', { name: '附件' })).getByRole('link');
  expect(link.textContent).toBe(text);
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/ows/files/a.pdf', '_blank']);
});

test('DE-05 with neither a title nor a name, an attachment reads its address', () => {
  renderView(
    <Attachments article={{ title: '', attachments: [attachment({ name: '', type: '', size: '' })] }} />,
  );
  expect(screen.getByRole('link').textContent).toBe('/ows/files/a.pdf');
});

test('DE-05 without attachments there is no heading for them', () => {
  expect(
    renderView(<Attachments article={{ title: '年度报告', attachments: [] }} />).container.innerHTML,
  ).toBe('');
});

test('DE-04 the code to scan is 180 pixels wide and leaves a quiet zone, in a popover named by its use', () => {
  detail({ qr: { path: 'M0 0.5h1', size: 33 } });
  const opener = screen.getByRole('button', { name: '分享到微信' });
  const dialog = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  expect(dialog?.getAttribute('popover')).toBe('auto');
  expect(dialog?.textContent).toContain('https://site.example/detail?type=news&id=7');
  const code = dialog?.querySelector('svg[role=img]');
  expect(code?.getAttribute('aria-label')).toBe('本页网址的二维码');
  expect([code?.getAttribute('width'), code?.getAttribute('viewBox')]).toEqual(['180', '-4 -4 41 41']);
  const close = [...(dialog?.querySelectorAll('button') ?? [])].at(-1);
  expect([close?.textContent, close?.getAttribute('popovertargetaction')]).toEqual(['关闭', 'hide']);
});

describe('DE-04 copying the address', () => {
  async function copied(clipboard: unknown) {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    renderWithScript(
      <>
        <DetailView data={detailOf(ARTICLE)} context={contextOf('/detail')} />
        <Toasts />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: '复制链接' }));
    return screen.findByText(/^复制/);
  }

  test('DE-04 says 复制成功 when it is copied', async () => {
    const writeText = jest.fn(async () => undefined);
    expect((await copied({ writeText })).textContent).toBe('复制成功');
    expect(writeText).toHaveBeenCalledWith('https://site.example/detail?type=news&id=7');
  });

  test.each([
    ['the browser refuses', { writeText: async () => Promise.reject(new Error('denied')) }],
    ['the page is not secure', undefined],
  ])('DE-04 says 复制异常 when %s', async (_why, clipboard) => {
    expect((await copied(clipboard)).textContent).toBe('复制异常');
  });
});

test('DE-04 English articles are shared by plain links, and every article leads on to all news', () => {
  detail({ shareUrl: 'https://site.example/en/detail?id=1&type=news' }, 'en');
  const address = 'https%3A%2F%2Fsite.example%2Fen%2Fdetail%3Fid%3D1%26type%3Dnews';
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(to('E-mail')).toBe(`mailto:?subject=${encodeURIComponent('标题')}&body=${address}`);
  expect(to('LinkedIn')).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${address}`);
  expect(to('X')).toContain(`?url=${address}&text=`);
  expect(to('All news')).toBe('/en/pressroom');
});

test('DE-04 Chinese articles are shared by WeChat and address alone', () => {
  detail();
  expect(screen.queryByRole('link', { name: 'LinkedIn' })).toBeNull();
});
