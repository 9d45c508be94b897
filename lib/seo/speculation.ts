import { FOLDER_NAMES } from '@/lib/site/endpoints';

/** Addresses with side effects or personal content, and folders without pages: never fetched before a click. */
const NEVER = [
  ...FOLDER_NAMES.map((folder) => `${folder}/*`),
  ...['/*preowsweb*', '/*online-complaints*', '/*report-fraud*', '/*search*', '/*branch*', '/*verify*'],
  ...['/*\\?*lang=*', '/*\\?*keyword=*', '/*\\?*tgcode=*', '/*\\?*tgCode=*', '/*\\?*info=*'],
];

/** Links that download a file, open a new tab, change the language (and its cookie), or are marked nofollow. */
const NOT_THESE = 'a[download], a[target="_blank"], a[hreflang], a[rel~="nofollow"]';

const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }, { not: { selector_matches: NOT_THESE } }],
};

/** Pages are prefetched when the pointer hovers over a link, and prerendered when it is pressed. */
export const SPECULATION_RULES = {
  prefetch: [{ source: 'document', where, eagerness: 'moderate' }],
  prerender: [{ source: 'document', where, eagerness: 'conservative' }],
};
