import { definePage } from '@/app/define-page';
import { ManagementView } from '@/components/company/management-view';
import { getManagement } from '@/lib/content/company/management';
import { managementThings } from '@/lib/seo/graph/things';

const page = definePage({
  path: '/investor-relations/intro/management',
  load: getManagement,
  things: managementThings,
  View: ManagementView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
