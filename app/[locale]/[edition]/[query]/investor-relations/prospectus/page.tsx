import { definePage } from '@/app/define-page';
import { ProspectusView } from '@/components/investors/prospectus-view';
import { getListing } from '@/lib/content/articles/lists';
import { listNode } from '@/lib/seo/graph/articles';

const page = definePage({
  path: '/investor-relations/prospectus',
  load: (context) => getListing(context, 'prospectuses'),
  nodes: ({ list }, site) => [listNode(list.items, site)],
  View: ProspectusView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
