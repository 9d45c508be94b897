import { definePage } from '@/app/define-page';
import { NoticeView } from '@/components/disclosure/notice-view';
import { getDisclosureNotice } from '@/lib/content/disclosure/disclosure';
import { noticeHead } from '@/lib/seo/disclosure-head';
import { articleNodes } from '@/lib/seo/graph/articles';

const page = definePage({
  path: '/public-disclosure/ann_article',
  load: getDisclosureNotice,
  head: noticeHead,
  nodes: ({ article }, site) => articleNodes(article, site),
  View: NoticeView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
