import { definePage } from '@/app/define-page';
import { CalendarView } from '@/components/investors/calendar-view';
import { getCalendarPage, toolHead } from '@/lib/content/investors/tool-pages';
import { calendarNodes } from '@/lib/seo/graph/page-nodes';

const page = definePage({
  path: '/investor-relations/calendar',
  load: getCalendarPage,
  head: toolHead,
  nodes: calendarNodes,
  View: CalendarView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
