import type {
  BodyFacts,
  ReviewedArticle,
  ReviewedMenuItem,
  ReviewedReports,
  ReviewedSide,
  ReviewedSite,
} from '@/lib/model/review';
import { NO_SEO } from '@/lib/model/seo';

/** Longer than any number of JavaScript: ids of the back office are texts. */
export const LONG_ID = '1900000000000000001';

/** The facts of an empty text. */
export const NO_BODY: BodyFacts = {
  headings: [],
  links: [],
  silentPictures: [],
  filmsWithoutCaptions: [],
  files: [],
  dropped: [],
};

/** An article in one language in which no rule finds anything. */
export function reviewedSide({
  body,
  ...more
}: Partial<Omit<ReviewedSide, 'body'>> & { body?: Partial<BodyFacts> } = {}): ReviewedSide {
  return {
    title: 'Title',
    excerpt: 'Excerpt',
    seo: NO_SEO,
    hasPage: true,
    report: { type: 'other', year: null },
    links: [],
    files: [],
    ...more,
    body: { ...NO_BODY, ...body },
  };
}

/** A news article in both languages in which no rule finds anything. */
export const reviewedArticle = (more: Partial<ReviewedArticle> = {}): ReviewedArticle => ({
  id: LONG_ID,
  sides: { zh: reviewedSide({ title: '标题' }), en: reviewedSide() },
  languages: ['zh', 'en'],
  onlyIn: null,
  isPlaced: true,
  isFiling: false,
  ...more,
});

/** The same in English alone, with what a rule looks at. */
export const englishArticle = (more: Parameters<typeof reviewedSide>[0] = {}): ReviewedArticle =>
  reviewedArticle({ sides: { en: reviewedSide(more) } });

const seo = { title: 'Page', keywords: '', description: 'What the page is about' };

/** A menu item in which no rule finds anything. */
export const reviewedItem = (more: Partial<ReviewedMenuItem> = {}): ReviewedMenuItem => ({
  key: '2000,2100',
  sides: { zh: { name: '新闻', seo }, en: { name: 'News', seo } },
  languages: ['zh', 'en'],
  path: '/pressroom',
  refused: '',
  ...more,
});

/** A site that has everything that is asked of it, and no reports. */
export const reviewedSite = (more: Partial<ReviewedSite> = {}): ReviewedSite => ({
  origins: ['https://www.example.com'],
  paths: new Set(['/our-app']),
  menuIds: new Set(['2000', LONG_ID]),
  missing: { zh: new Set(), en: new Set() },
  files: new Map(),
  newest: { zh: {}, en: {} },
  ...more,
});

/** Reports in Chinese of which none is late on 1 May 2026. */
export const reviewedReports = (more: Partial<ReviewedReports> = {}): ReviewedReports => ({
  locale: 'zh',
  newest: { annual: 2025, half: 2025, q1: 2026, q3: 2025 },
  latest: { title: '2025年年度报告', year: 2025 },
  day: '2026-05-01',
  ...more,
});
