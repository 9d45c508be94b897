import { definePage } from '@/app/define-page';
import { SubsidiariesView } from '@/components/company/subsidiaries-view';
import { getSubsidiaries } from '@/lib/content/company/subsidiaries';

const page = definePage({
  path: '/investor-relations/intro/subsidiaries',
  load: getSubsidiaries,
  View: SubsidiariesView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
