import { definePage } from '@/app/define-page';
import { StructureView } from '@/components/company/structure-view';
import { getStructure } from '@/lib/content/company/structure';

const page = definePage({
  path: '/investor-relations/intro/structure',
  load: getStructure,
  View: StructureView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
