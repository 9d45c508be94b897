import 'server-only';
import type { Messages } from 'next-intl';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { translator } from '@/lib/words/translator';

/** A page that exists whether the menu has it or not. */
type PageName = keyof Messages['pageTitles'];

/** Title and introduction of a page, by its menu item; without one it has its built-in title. */
export function pageHead(menu: MenuItem | null, locale: Locale, name: PageName) {
  return {
    title: menu?.label || translator(locale, 'pageTitles')(name),
    intro: menu?.seo.description ?? '',
  };
}
