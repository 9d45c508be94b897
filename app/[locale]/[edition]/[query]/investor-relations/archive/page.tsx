import { definePage } from '@/app/define-page';
import { ArchiveView } from '@/components/record/archive-view';
import { getArchive } from '@/lib/content/record/archive';
import { archiveNodes } from '@/lib/seo/graph/record';
import { archiveHead } from '@/lib/seo/record-head';

const page = definePage({
  path: '/investor-relations/archive',
  load: getArchive,
  head: archiveHead,
  nodes: archiveNodes,
  View: ArchiveView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
