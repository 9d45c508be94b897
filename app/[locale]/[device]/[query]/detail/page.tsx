import { definePage } from '@/app/define-page';
import { DetailView } from '@/components/article/detail-view';
import { getDetail, leaveTo } from '@/lib/content/detail';
import { detailHead } from '@/lib/seo/detail-head';

const page = definePage({
  path: '/detail',
  load: getDetail,
  head: detailHead,
  leave: leaveTo,
  View: DetailView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
