import { definePage } from '@/app/define-page';
import { FilingView } from '@/components/record/filing-view';
import { getFilingPage } from '@/lib/content/record/filing-page';
import { filingNodes } from '@/lib/seo/graph/record';
import { filingHead } from '@/lib/seo/record-head';

const page = definePage({
  path: '/investor-relations/archive/filing',
  load: getFilingPage,
  head: filingHead,
  nodes: filingNodes,
  View: FilingView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
