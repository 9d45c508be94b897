/** Texts of a menu item or article for search engines; empty where it has none. */
export interface PageSeo {
  title: string;
  keywords: string;
  description: string;
}

export const NO_SEO: PageSeo = { title: '', keywords: '', description: '' };
