import { definePage } from '@/app/define-page';
import { DetailView } from '@/components/articles/detail-view';
import { getDetail, redirectOf } from '@/lib/content/articles/detail';
import { detailHead } from '@/lib/seo/detail-head';
import { baiduNode } from '@/lib/seo/graph/baidu';
import { detailNodes } from '@/lib/seo/graph/page-nodes';

const page = definePage({
  path: '/detail',
  load: getDetail,
  head: detailHead,
  redirectTo: redirectOf,
  nodes: detailNodes,
  baidu: ({ articles: [article] }, site) => baiduNode(article, site),
  View: DetailView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
