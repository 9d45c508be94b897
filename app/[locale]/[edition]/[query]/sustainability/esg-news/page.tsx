import { definePage } from '@/app/define-page';
import { EsgListView } from '@/components/sustainability/esg-list-view';
import { getEsgList } from '@/lib/content/sustainability';
import { leadListNodes } from '@/lib/seo/graph/page-nodes';

const page = definePage({
  path: '/sustainability/esg-news',
  load: (context) => getEsgList(context, 'esg-news'),
  nodes: leadListNodes,
  View: EsgListView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
