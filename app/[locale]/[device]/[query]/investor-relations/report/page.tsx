import { definePage } from '@/app/define-page';
import { ReportCentreView } from '@/components/investors/report-centre-view';
import { getReportCentre } from '@/lib/content/investors/reports';
import { reportThings } from '@/lib/seo/graph/things';

const page = definePage({
  path: '/investor-relations/report',
  load: getReportCentre,
  things: reportThings,
  View: ReportCentreView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
