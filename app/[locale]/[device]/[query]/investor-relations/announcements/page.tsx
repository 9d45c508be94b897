import { definePage } from '@/app/define-page';
import { AnnouncementsView } from '@/components/investors/announcements-view';
import { getAnnouncements } from '@/lib/content/investors/announcements';
import { announcementThings } from '@/lib/seo/graph/things';

const page = definePage({
  path: '/investor-relations/announcements',
  load: getAnnouncements,
  things: announcementThings,
  View: AnnouncementsView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
