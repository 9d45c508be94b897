/** What a menu item or article says of itself to search engines; empty strings where nothing is said. */
export interface PageSeo {
  title: string;
  keywords: string;
  description: string;
}

export const NO_SEO: PageSeo = { title: '', keywords: '', description: '' };
