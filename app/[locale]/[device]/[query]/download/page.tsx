import { definePage } from '@/app/define-page';
import { DownloadView } from '@/components/software/download-view';
import { getDownloads } from '@/lib/content/software';
import { downloadNodes } from '@/lib/seo/graph/page-nodes';

const page = definePage({
  path: '/download',
  load: getDownloads,
  nodes: downloadNodes,
  View: DownloadView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
