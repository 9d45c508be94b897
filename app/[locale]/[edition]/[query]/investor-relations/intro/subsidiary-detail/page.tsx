import { definePage } from '@/app/define-page';
import { SubsidiaryListView } from '@/components/company/subsidiaries-view';
import { getSubsidiaries } from '@/lib/content/company/subsidiaries';

const page = definePage({
  path: '/investor-relations/intro/subsidiary-detail',
  load: getSubsidiaries,
  View: SubsidiaryListView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
