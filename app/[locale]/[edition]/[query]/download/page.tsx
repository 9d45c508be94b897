import { definePage } from '@/app/define-page';
import { SoftwareView } from '@/components/software/software-view';
import { getSoftwarePage } from '@/lib/content/software';
import { downloadNodes } from '@/lib/seo/graph/page-nodes';

const page = definePage({
  path: '/download',
  load: getSoftwarePage,
  nodes: downloadNodes,
  View: SoftwareView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
