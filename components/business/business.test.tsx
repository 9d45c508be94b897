import { screen, within } from '@testing-library/react';
import { CARD_TEMPLATES } from '@/lib/model/article-facts';
import type { WhatWeDo } from '@/lib/model/business';
import { articleOf, contextOf, detailOf, factsOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { CardList } from './cards/card-list';
import { LineView } from './line-view';
import { WhatWeDoView } from './what-we-do-view';

const FACTS = factsOf({
  figures: [{ value: '98%', label: '报价时长' }],
  card: { template: null, audience: '企业', step: '第一阶段', worst: '' },
});
const CARDS = ['甲', '乙', '丙'].map((title, at) =>
  summaryOf(title, {
    id: String(at + 1),
    excerpt: `${title}的说明`,
    image: '/ows/files/a.webp',
    facts: FACTS,
  }),
);

test.each(CARD_TEMPLATES)(
  'BL-01 design %i shows every card with its text, and each opens in a new tab',
  (template) => {
    renderView(<CardList template={template} cards={CARDS} locale="en" edition="desktop" />, 'en');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '甲',
      '乙',
      '丙',
    ]);
    for (const text of ['甲的说明', '乙的说明', '丙的说明']) expect(screen.getByText(text)).toBeTruthy();
    const link = screen.getByRole('link', { name: '乙' });
    expect(link.getAttribute('href')).toBe('/en/detail?type=service&id=2');
    expect(link.getAttribute('target')).toBe('_blank');
  },
);

test('BL-01 the eight designs differ in their markup', () => {
  const shapes = CARD_TEMPLATES.map((template) => {
    const { container, unmount } = renderView(
      <CardList template={template} cards={CARDS} locale="zh" edition="desktop" />,
    );
    const shape = [...container.querySelectorAll('*')]
      .map(({ tagName, className }) => tagName + className)
      .join();
    unmount();
    return shape;
  });
  expect(new Set(shapes).size).toBe(8);
});

test.each(CARD_TEMPLATES)('EL-06 design %i has no text on a picture in the elder edition', (template) => {
  const { container } = renderView(
    <CardList template={template} cards={CARDS} locale="zh" edition="elder" />,
  );
  const design = template === 3 || template === 6 ? 1 : template;
  const { container: plain } = renderView(
    <CardList template={design} cards={CARDS} locale="zh" edition="desktop" />,
  );
  const shapeOf = (drawn: Element) => drawn.querySelector('[data-template] > *')?.innerHTML;
  expect(shapeOf(container)).toBe(shapeOf(plain));
});

test.each([
  [4, '第一阶段'],
  [5, '98%'],
  [5, '报价时长'],
  [7, '企业'],
] as const)('BL-01 design %i shows what the back office adds: %s', (template, shown) => {
  renderView(<CardList template={template} cards={CARDS.slice(0, 1)} locale="zh" edition="desktop" />);
  expect(screen.getByText(shown)).toBeTruthy();
});

test.each(CARD_TEMPLATES)('BL-01 design %i stands bare cards, one without a link, and none', (template) => {
  const bare = [summaryOf('只看', { openWay: 'display' }), summaryOf('<b>甲</b>', { id: '2' })];
  const { unmount } = renderView(<CardList template={template} cards={bare} locale="zh" edition="desktop" />);
  expect(screen.getByText('只看').closest('a')).toBeNull();
  expect(screen.getByRole('link').textContent).toBe('<b>甲</b>');
  unmount();
  renderView(<CardList template={template} cards={[]} locale="zh" edition="desktop" />);
  expect(screen.queryByRole('link')).toBeNull();
});

const SECTION = {
  id: '7',
  name: '研究业务',
  title: '先写假设',
  text: '摘要',
  image: '',
  template: 2,
  cards: CARDS,
} as const;
const PAGE: WhatWeDo = {
  title: '我们的业务',
  intro: '介绍',
  hero: null,
  sections: [{ ...SECTION, cards: [...CARDS], path: '/what-we-do/research' }],
};

test('BL-01 each line is a region with a link to its page; anchors lead to the lines', () => {
  renderView(<WhatWeDoView data={PAGE} context={contextOf('/what-we-do', { locale: 'en' })} />, 'en');
  const line = within(screen.getByRole('region', { name: '研究业务' }));
  expect(line.getByRole('link', { name: 'More about 研究业务' }).getAttribute('href')).toBe(
    '/en/what-we-do/research',
  );
  expect(screen.getByRole('link', { name: '研究业务' }).getAttribute('href')).toBe('#line-7');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('我们的业务');
});

test('BL-01 a banner article gives title and both cuts of the picture', () => {
  const hero = summaryOf('八条业务线', { image: '/ows/files/w.webp', phoneImage: '/ows/files/p.webp' });
  const { container } = renderView(
    <WhatWeDoView data={{ ...PAGE, hero }} context={contextOf('/what-we-do')} />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('八条业务线');
  const source = container.querySelector('picture source');
  expect(source?.getAttribute('media')).toBe('(width < 768px)');
  expect(source?.getAttribute('srcset')).toContain(encodeURIComponent('/ows/files/p.webp'));
  expect(container.querySelector('picture img')?.getAttribute('alt')).toBe('');
});

const LINE = { title: '研究业务', intro: '介绍', detail: null, template: 2, cards: [], others: [] } as const;

test('BL-02 the service, its cards and the other lines', () => {
  const data = { ...LINE, cards: CARDS, others: [{ name: '期货', path: '/what-we-do/futures-business' }] };
  const detail = detailOf(articleOf('先写假设'), { type: 'service' });
  renderView(<LineView data={{ ...data, detail }} context={contextOf('/what-we-do/research')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('先写假设');
  expect(within(screen.getByRole('region', { name: '服务与产品' })).getAllByRole('link')).toHaveLength(3);
  const others = within(screen.getByRole('navigation', { name: '其他业务' }));
  expect(others.getByRole('link').getAttribute('href')).toBe('/what-we-do/futures-business');
});

test('BL-02 a line with nothing yet says so under its name', () => {
  renderView(
    <LineView data={{ ...LINE, cards: [], others: [] }} context={contextOf('/what-we-do/research')} />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('研究业务');
  expect(screen.getByText('暂无内容')).toBeTruthy();
});
