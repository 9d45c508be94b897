import { definePage } from '@/app/define-page';
import { AnnouncementsView } from '@/components/investors/announcements-view';
import { getAnnouncements } from '@/lib/content/investors/announcements';
import { announcementNodes } from '@/lib/seo/graph/page-nodes';
import { typedListHead } from '@/lib/seo/list-head';

const page = definePage({
  path: '/investor-relations/announcements',
  load: getAnnouncements,
  head: typedListHead,
  nodes: announcementNodes,
  View: AnnouncementsView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
