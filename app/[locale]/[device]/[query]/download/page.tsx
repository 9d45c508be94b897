import { definePage } from '@/app/define-page';
import { DownloadView } from '@/components/download/download-view';
import { getDownloads } from '@/lib/content/software';
import { downloadThings } from '@/lib/seo/graph/things';

const page = definePage({
  path: '/download',
  load: getDownloads,
  things: downloadThings,
  View: DownloadView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
