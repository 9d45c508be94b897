import { definePage } from '@/app/define-page';
import { ReportCentreView } from '@/components/investors/report-centre-view';
import { getReportCentre } from '@/lib/content/investors/reports';
import { reportNodes } from '@/lib/seo/graph/page-nodes';

const page = definePage({
  path: '/investor-relations/report',
  load: getReportCentre,
  nodes: reportNodes,
  View: ReportCentreView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
