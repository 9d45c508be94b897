/** Pages of a hundred articles in one sitemap file; the protocol allows 50,000 addresses. */
export const SITEMAP_PART_PAGES = 400;
