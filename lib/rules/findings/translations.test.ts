import type { ReviewedArticle } from '@/lib/model/review';
import {
  englishArticle,
  LONG_ID,
  reviewedArticle,
  reviewedItem,
  reviewedSide,
  reviewedSite,
} from '@/testing/reviewed';
import { articleWithoutMenuItem } from './no-menu-item';
import { articleWithoutTranslation, menuWithoutTranslation } from './no-translation';

const zhOnly = (more: Partial<ReviewedArticle> = {}) =>
  reviewedArticle({ sides: { zh: reviewedSide({ title: '只有中文' }) }, ...more });
const site = reviewedSite({ missing: { zh: new Set(['7', LONG_ID]), en: new Set(['7', LONG_ID]) } });

test('PV-02 an article without its other language is a warning about that language', () => {
  expect(articleWithoutTranslation(zhOnly(), site)).toEqual([
    {
      code: 'no-translation',
      severity: 'warning',
      locale: 'en',
      subject: {
        kind: 'article',
        id: LONG_ID,
        title: '只有中文',
        path: `/detail?type=news&id=${LONG_ID}`,
      },
      values: { kind: 'article', language: 'zh', missing: 'en' },
      place: '',
    },
  ]);
  expect(articleWithoutTranslation(englishArticle(), site)).toMatchObject([
    { code: 'no-translation', locale: 'zh', values: { language: 'en' } },
  ]);
});

test('PV-02 a filing without its translation is an error', () => {
  const found = articleWithoutTranslation(zhOnly({ isFiling: true }), site);
  expect(found.map(({ code, severity, locale }) => [code, severity, locale])).toEqual([
    ['filing-without-translation', 'error', 'en'],
  ]);
});

test.each([
  ['in both languages', reviewedArticle()],
  ['on a Chinese-only page', zhOnly({ languages: ['zh'] })],
  ['that its editor means for Chinese readers alone', zhOnly({ onlyIn: 'zh' })],
  ['that was not looked up in the other language', zhOnly({ id: '8' })],
  ['in no language at all', reviewedArticle({ sides: {} })],
])('PV-02 nothing is said of an article %s', (_what, article) => {
  expect(articleWithoutTranslation(article, site)).toEqual([]);
});

test('PV-02 an editor who states the language that the article is not in has stated nothing', () => {
  expect(articleWithoutTranslation(zhOnly({ onlyIn: 'en', isFiling: true }), site)).toHaveLength(1);
});

const named = (zh: string, en: string) => {
  const { sides } = reviewedItem();
  return { sides: { zh: { ...sides.zh, name: zh }, en: { ...sides.en, name: en } } };
};

test('PV-02 a menu item without its English name is a warning, under its Chinese one', () => {
  expect(menuWithoutTranslation(reviewedItem(named('新闻', '')))).toMatchObject([
    {
      code: 'no-translation',
      severity: 'warning',
      locale: 'en',
      subject: { kind: 'menu', title: '新闻', path: '/pressroom' },
    },
  ]);
});

test('PV-02 a menu item with both names, or on a Chinese-only page, has all that it needs', () => {
  expect(menuWithoutTranslation(reviewedItem())).toEqual([]);
  expect(menuWithoutTranslation(reviewedItem({ ...named('新闻', ''), languages: ['zh'] }))).toEqual([]);
});

test('PV-02 an article whose menu item is gone is a warning in each of its languages', () => {
  expect(articleWithoutMenuItem(reviewedArticle({ isPlaced: false }))).toMatchObject([
    { code: 'no-menu-item', severity: 'warning', locale: 'zh', subject: { title: '标题' } },
    { code: 'no-menu-item', severity: 'warning', locale: 'en', subject: { title: 'Title' } },
  ]);
  expect(articleWithoutMenuItem(reviewedArticle())).toEqual([]);
});
