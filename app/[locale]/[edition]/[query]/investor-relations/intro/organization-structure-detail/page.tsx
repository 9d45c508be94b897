import { definePage } from '@/app/define-page';
import { StructureDetailView } from '@/components/company/structure-view';
import { getStructure } from '@/lib/content/company/structure';

const page = definePage({
  path: '/investor-relations/intro/organization-structure-detail',
  load: getStructure,
  View: StructureDetailView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
