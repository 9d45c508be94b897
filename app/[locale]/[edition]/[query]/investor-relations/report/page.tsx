import { definePage } from '@/app/define-page';
import { ReportCentreView } from '@/components/investors/report-centre-view';
import { getReportCentre } from '@/lib/content/investors/reports';
import { reportNodes } from '@/lib/seo/graph/page-nodes';
import { typedListHead } from '@/lib/seo/list-head';

const page = definePage({
  path: '/investor-relations/report',
  load: getReportCentre,
  head: typedListHead,
  nodes: reportNodes,
  View: ReportCentreView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
