import 'server-only';
import { atMost } from '@/lib/base/at-most';
import { isId } from '@/lib/base/possible';
import type { Locale } from '@/lib/model/variant';
import { CALLS_AT_ONCE } from './limits';
import { readRows } from './sources';

/** The most articles that are requested by their ids; nothing is said about the others. */
const MAX_LOOK_UPS = 200;

/** An article in a language, as something refers to it. */
export interface Reference {
  id: string;
  locale: Locale;
}

interface Known {
  preview: boolean;
  /** Ids that were read, by language. */
  read: Readonly<Record<Locale, ReadonlySet<string>>>;
  /** Whether these are all that the back office has. */
  isWhole: boolean;
}

/** The references whose articles do not exist; articles that were not read are requested by their ids. */
export async function findMissing(
  references: readonly Reference[],
  { preview, read, isWhole }: Known,
): Promise<Record<Locale, Set<string>>> {
  const missing: Record<Locale, Set<string>> = { zh: new Set(), en: new Set() };
  const open = new Map<string, Reference>();
  for (const reference of references) {
    const { id, locale } = reference;
    if (read[locale].has(id)) continue;
    if (isWhole || !isId(id)) missing[locale].add(id);
    else open.set(`${locale} ${id}`, reference);
  }
  const asked = [...open.values()].slice(0, MAX_LOOK_UPS);
  await atMost(asked, CALLS_AT_ONCE, async ({ id, locale }) => {
    const variant = { locale, device: 'desktop' } as const;
    const { rows } = await readRows({ variant, id, pageSize: 1 }, preview);
    if (!rows.some((row) => row.id === id)) missing[locale].add(id);
  });
  return missing;
}
