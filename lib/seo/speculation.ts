import { FOLDER_NAMES } from '@/lib/site/endpoints';

/** Addresses with side effects or personal content, and what is no page: never fetched before a click. */
const NEVER = [
  ...FOLDER_NAMES.map((folder) => `${folder}/*`),
  ...['/*preowsweb*', '/*online-complaints*', '/*report-fraud*', '/*search*', '/*branch*', '/*verify*'],
  ...['/*\\?*lang=*', '/*\\?*keyword=*', '/*\\?*tgcode=*', '/*\\?*tgCode=*', '/*\\?*info=*'],
];

/** Links that save a file, open elsewhere or change the language, which a cookie remembers. */
const NOT_THESE = 'a[download], a[target="_blank"], a[hreflang], a[rel~="nofollow"]';

const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }, { not: { selector_matches: NOT_THESE } }],
};

/** Pages are prefetched while the pointer is on their link, and prerendered when it is pressed. */
export const SPECULATION_RULES = {
  prefetch: [{ source: 'document', where, eagerness: 'moderate' }],
  prerender: [{ source: 'document', where, eagerness: 'conservative' }],
};
