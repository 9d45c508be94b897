import 'server-only';
import { breather } from '@/lib/base/breather';
import { allItems } from '@/lib/mappers/menu';
import type { Finding } from '@/lib/model/findings';
import type { MenuItem } from '@/lib/model/menu';
import type { ReviewedArticle, ReviewedMenuItem, ReviewedReports, ReviewedSite } from '@/lib/model/review';
import type { Locale } from '@/lib/model/variant';
import { articleFindings, bySeverity, menuFindings, reportFindings } from '@/lib/rules/findings/all-rules';
import { env } from '@/lib/runtime/env';
import { peekProcessState } from '@/lib/runtime/process-state';
import { deadlineIn } from '@/lib/runtime/running-time';
import { checkFiles } from './check-files';
import { WORK_MS } from './limits';
import { findMissing } from './look-up';
import { noReferences, noteReferences, type References } from './references';

/** What was read from the back office, to be judged. */
export interface Read {
  preview: boolean;
  tree: readonly MenuItem[];
  items: readonly ReviewedMenuItem[];
  articles: readonly ReviewedArticle[];
  reports: readonly ReviewedReports[];
  newest: ReviewedSite['newest'];
  /** Ids of the articles that were read, by language. */
  ids: Readonly<Record<Locale, ReadonlySet<string>>>;
  /** Whether these are all articles of the back office. */
  isWhole: boolean;
  /** How long files are checked, in milliseconds. */
  budget: number;
}

export interface Judged {
  /** Worst first. */
  findings: Finding[];
  uncheckedFiles: number;
}

/** Origins at which visitors reach this site. */
function ownOrigins(): string[] {
  const { siteUrl, secondaryHosts } = env();
  return [new URL(siteUrl).origin, ...secondaryHosts.map((host) => `https://${host}`)];
}

function placesOf(
  tree: readonly MenuItem[],
  linked: ReadonlySet<string>,
): Pick<ReviewedSite, 'paths' | 'menuIds'> {
  const items = allItems(tree);
  const moved = [...linked].filter((path) => peekProcessState('redirects')?.find(path));
  const paths = items.flatMap(({ path, ownPath }) =>
    [path, ownPath].filter((one) => typeof one === 'string'),
  );
  return { paths: new Set([...paths, ...moved]), menuIds: new Set(items.map(({ id }) => id)) };
}

async function referencesOf(
  { articles }: Read,
  origins: readonly string[],
  pause: () => Promise<void>,
): Promise<References> {
  const found = noReferences();
  for (const article of articles) {
    noteReferences(article, origins, found);
    await pause();
  }
  return found;
}

/**
 * Checks what articles refer to, and applies all rules. Rejects when the back office fails, except for files.
 */
export async function judge(read: Read): Promise<Judged> {
  const pause = breather(WORK_MS);
  const origins = ownOrigins();
  const references = await referencesOf(read, origins, pause);
  const { preview, ids, isWhole, tree, newest } = read;
  const [{ files, unchecked }, missing] = await Promise.all([
    checkFiles(references.files, deadlineIn(read.budget)),
    findMissing(references.articles, { preview, read: ids, isWhole }),
  ]);
  const site: ReviewedSite = { origins, missing, files, newest, ...placesOf(tree, references.paths) };
  const findings = [
    ...read.items.flatMap((item) => menuFindings(item, site)),
    ...read.reports.flatMap(reportFindings),
  ];
  for (const article of read.articles) {
    findings.push(...articleFindings(article, site));
    await pause();
  }
  return { findings: bySeverity(findings), uncheckedFiles: unchecked };
}
