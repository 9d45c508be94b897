import { cache } from 'react';
import { warmDictionaries } from '@/lib/content/dictionaries/dictionaries';
import { findByPath, getMenu } from '@/lib/content/site/menu';
import { getShell } from '@/lib/content/site/shell';
import type { MenuItem } from '@/lib/model/menu';
import type { ListCut, PageContext } from '@/lib/model/page';
import type { Shell } from '@/lib/model/shell';
import { isLogged, log, problem } from '@/lib/runtime/log';
import { collectNotes, declareNotes } from '@/lib/runtime/page-notes';

export type Loaded<T> =
  | {
      kind: 'ready';
      data: T;
      shell: Shell;
      menu: MenuItem | null;
      tree: readonly MenuItem[];
      /** The longest of the lists that the page cuts. */
      cut?: ListCut | null;
    }
  | { kind: 'missing'; shell: Shell }
  | { kind: 'redirect'; to: string }
  | { kind: 'outage' };

interface Loadable<T> {
  load: (context: PageContext) => Promise<T | null>;
}

async function loadAll<T>({ load }: Loadable<T>, context: PageContext): Promise<Loaded<T>> {
  try {
    if (!context.isOffered) return { kind: 'missing', shell: await getShell(context.locale) };
    warmDictionaries(context.locale);
    const tree = await getMenu(context.locale);
    const menu = findByPath(tree, context.path);
    // RT-08: the menu may exclude a page from English that the route table allows.
    if (context.locale === 'en' && menu && !menu.inEnglish) return { kind: 'redirect', to: '/en' };
    const [data, shell] = await Promise.all([load(context), getShell(context.locale)]);
    return data === null ? { kind: 'missing', shell } : { kind: 'ready', data, shell, menu, tree };
  } catch (error) {
    if (!isLogged(error))
      log.error(
        { path: context.path, locale: context.locale, ...problem(error) },
        'a page could not be made',
      );
    return { kind: 'outage' };
  }
}

/** The page store gets the cache tags that the loaders noted; the page of an outage is not stored. */
async function loadWithNotes<T>(page: Loadable<T>, context: PageContext): Promise<Loaded<T>> {
  const { result, notes } = await collectNotes(() => loadAll(page, context));
  if (result.kind !== 'outage') await declareNotes(notes);
  return result.kind === 'ready' ? { ...result, cut: notes.cut } : result;
}

/** Metadata and body request the same data; within one render it is loaded once. */
const loadOnce = cache(
  (page: Loadable<unknown>, key: string): Promise<Loaded<unknown>> =>
    loadWithNotes(page, JSON.parse(key) as PageContext),
);

/** The data of a page, loaded once per render: ready, missing, or an outage. Never rejects. */
export function loadPage<T>(page: Loadable<T>, context: PageContext): Promise<Loaded<T>> {
  return loadOnce(page, JSON.stringify(context)) as Promise<Loaded<T>>;
}
