import { diffArrays } from 'diff';
import type {
  BlockChange,
  ComparedField,
  Comparison,
  ComparisonState,
  FieldChange,
  RenderedPage,
  TextPart,
} from '@/lib/model/compare';
import type { Locale } from '@/lib/model/variant';
import { listParts, textParts } from './text-parts';

/** Time limit for comparing the blocks as lists; beyond it all of them count as changed. */
const TIMEOUT_MS = 1000;

const hasChange = (parts: readonly TextPart[]): boolean => parts.some(({ kind }) => kind !== 'same');

/** Consecutive blocks that were replaced: each old one is compared with the new one in its place. */
function paired(before: readonly string[], after: readonly string[], locale: Locale): BlockChange[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, at) => ({
    kind: 'changed',
    parts: textParts(before[at] ?? '', after[at] ?? '', locale),
  }));
}

/** How the texts of a page changed, block by block, in their order. */
export function blockChanges(
  before: readonly string[],
  after: readonly string[],
  locale: Locale,
): BlockChange[] {
  const changes = diffArrays([...before], [...after], { timeout: TIMEOUT_MS });
  if (!changes) return paired(before, after, locale);
  const blocks: BlockChange[] = [];
  let gone: readonly string[] = [];
  const end = (come: readonly string[]) => {
    blocks.push(...paired(gone, come, locale));
    gone = [];
  };
  for (const { added, removed, value } of changes) {
    if (removed) gone = value;
    else end(added ? value : []);
    if (!added && !removed) blocks.push({ kind: 'same', count: value.length });
  }
  end([]);
  return blocks;
}

function fieldChanges(before: RenderedPage, after: RenderedPage, locale: Locale): FieldChange[] {
  const text = (field: 'location' | 'title' | 'description') =>
    before[field] === after[field] ? [] : textParts(before[field], after[field], locale);
  const parts: Readonly<Record<ComparedField, readonly TextPart[]>> = {
    location: text('location'),
    title: text('title'),
    description: text('description'),
    files: listParts(before.files, after.files),
    dates: listParts(before.dates, after.dates),
  };
  const fields = Object.keys(parts) as ComparedField[];
  return fields.filter((field) => hasChange(parts[field])).map((field) => ({ field, parts: parts[field] }));
}

const isThere = ({ status }: RenderedPage): boolean => status < 400;
const isAbsent = ({ status }: RenderedPage): boolean => status === 404 || status === 410;
const isKnown = (page: RenderedPage | null): page is RenderedPage =>
  page !== null && (isThere(page) || isAbsent(page));

const NOTHING: Omit<RenderedPage, 'status'> = {
  location: '',
  title: '',
  description: '',
  image: '',
  canonical: '',
  crumbs: [],
  blocks: [],
  files: [],
  dates: [],
};

/** The content of a page; the text of an absent page is the site's own and does not count. */
const contentOf = (page: RenderedPage): RenderedPage =>
  isThere(page) ? page : { ...NOTHING, status: page.status };

function stateOf(before: RenderedPage, after: RenderedPage, isChanged: boolean): ComparisonState {
  if (isThere(after)) {
    if (isAbsent(before)) return 'new';
    return isChanged ? 'changed' : 'same';
  }
  return isThere(before) ? 'gone' : 'missing';
}

interface Versions {
  published: RenderedPage | null;
  draft: RenderedPage | null;
}

/** Compares the preview of a page with its published version; either is null if it could not be read. */
export function comparePages({ published, draft }: Versions, locale: Locale): Comparison {
  if (!isKnown(published) || !isKnown(draft)) {
    return { locale, state: 'unknown', fields: [], blocks: [], draft };
  }
  const [before, after] = [contentOf(published), contentOf(draft)];
  const fields = fieldChanges(before, after, locale);
  const blocks = blockChanges(before.blocks, after.blocks, locale);
  const isChanged = fields.length > 0 || blocks.some(({ kind }) => kind === 'changed');
  return { locale, state: stateOf(before, after, isChanged), fields, blocks, draft };
}
