import { definePage } from '@/app/define-page';
import { CalendarView } from '@/components/investors/calendar-view';
import { getCalendarPage, toolHead } from '@/lib/content/investors/tool-pages';
import { calendarThings } from '@/lib/seo/graph/things';

const page = definePage({
  path: '/investor-relations/calendar',
  load: getCalendarPage,
  head: toolHead,
  things: calendarThings,
  View: CalendarView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
