import { definePage } from '@/app/define-page';
import { ManagementView } from '@/components/company/management-view';
import { getManagement } from '@/lib/content/company/management';
import { managementNodes } from '@/lib/seo/graph/page-nodes';

const page = definePage({
  path: '/investor-relations/intro/management',
  load: getManagement,
  nodes: managementNodes,
  View: ManagementView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
