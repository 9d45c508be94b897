import { type Finding, SEVERITIES } from '@/lib/model/findings';
import type { ReviewedArticle, ReviewedMenuItem, ReviewedReports, ReviewedSite } from '@/lib/model/review';
import { articleWithDeadFiles } from './dead-file';
import { articleWithDeadLinks, menuWithDeadLink } from './dead-link';
import { articleWithDroppedContent } from './dropped-content';
import { articleWithSkippedHeadings } from './heading-order';
import { articleWithLargeFiles } from './large-file';
import { lateReports } from './late-report';
import { articleWithLongDescription, menuWithLongDescription } from './long-description';
import { articleWithLongTitle, menuWithLongTitle } from './long-title';
import { articleWithSilentPictures } from './no-alternative-text';
import { articleWithoutCaptions } from './no-captions';
import { articleWithoutDescription, menuWithoutDescription } from './no-description';
import { articleWithoutMenuItem } from './no-menu-item';
import { articleWithoutTranslation, menuWithoutTranslation } from './no-translation';
import { articleOutdated, menuOutdated, outdatedBanner } from './outdated-latest-report';

const ARTICLE_RULES: readonly ((article: ReviewedArticle, site: ReviewedSite) => Finding[])[] = [
  articleWithoutTranslation,
  articleWithoutMenuItem,
  articleWithoutDescription,
  articleWithLongTitle,
  articleWithLongDescription,
  articleWithSilentPictures,
  articleWithoutCaptions,
  articleWithSkippedHeadings,
  articleWithDeadFiles,
  articleWithLargeFiles,
  articleWithDeadLinks,
  articleWithDroppedContent,
  articleOutdated,
];

const MENU_RULES: readonly ((item: ReviewedMenuItem, site: ReviewedSite) => Finding[])[] = [
  menuWithoutTranslation,
  menuWithoutDescription,
  menuWithLongTitle,
  menuWithLongDescription,
  menuWithDeadLink,
  menuOutdated,
];

/** Findings of all rules about an article, in the languages that it has. */
export const articleFindings = (article: ReviewedArticle, site: ReviewedSite): Finding[] =>
  ARTICLE_RULES.flatMap((rule) => rule(article, site));

/** Findings of all rules about a visible menu item. */
export const menuFindings = (item: ReviewedMenuItem, site: ReviewedSite): Finding[] =>
  MENU_RULES.flatMap((rule) => rule(item, site));

/** Findings of all rules about the reports in one language. */
export const reportFindings = (reports: ReviewedReports): Finding[] => [
  ...lateReports(reports),
  ...outdatedBanner(reports),
];

/** Worst first; findings of the same severity keep their order. */
export const bySeverity = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
