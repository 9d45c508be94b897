import type { Channel } from '@/lib/model/channel';

/** Head of a page that shows the texts of a menu item; one without texts is not indexed. */
export const channelHead = ({ articles, languages }: Channel) => ({
  languages,
  noindex: articles.length === 0,
});
