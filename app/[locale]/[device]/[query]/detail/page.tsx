import { definePage } from '@/app/define-page';
import { DetailView } from '@/components/article/detail-view';
import { getDetail, leaveTo } from '@/lib/content/detail';
import { detailHead } from '@/lib/seo/detail-head';
import { baiduNode } from '@/lib/seo/graph/baidu';
import { detailThings } from '@/lib/seo/graph/things';

const page = definePage({
  path: '/detail',
  load: getDetail,
  head: detailHead,
  leave: leaveTo,
  things: detailThings,
  baidu: ({ articles: [article] }, place) => baiduNode(article, place),
  View: DetailView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
