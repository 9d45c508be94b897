import { definePage } from '@/app/define-page';
import { ProspectusView } from '@/components/investors/prospectus-view';
import { getProspectuses } from '@/lib/content/investors/prospectus';
import { listNode } from '@/lib/seo/graph/articles';

const page = definePage({
  path: '/investor-relations/prospectus',
  load: getProspectuses,
  nodes: ({ list }, site) => [listNode(list.items, site)],
  View: ProspectusView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
