import { definePage } from '@/app/define-page';
import { CultureView } from '@/components/content/culture-view';
import { getListing } from '@/lib/content/channel';
import { listNode } from '@/lib/seo/graph/articles';

const page = definePage({
  path: '/about-us/culture-building',
  load: (context) => getListing(context),
  things: ({ list }, place) => [listNode(list.items, place)],
  View: CultureView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
