import { definePage } from '@/app/define-page';
import { ListingView } from '@/components/articles/listing-view';
import { getListing } from '@/lib/content/articles/lists';
import { listNode } from '@/lib/seo/graph/articles';

const page = definePage({
  path: '/about-us/culture-building',
  load: (context) => getListing(context, 'culture'),
  nodes: ({ list }, site) => [listNode(list.items, site)],
  View: (props) => <ListingView {...props} newTab />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
