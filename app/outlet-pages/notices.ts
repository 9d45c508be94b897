import { NoticesView } from '@/components/commission/notices-view';
import { getNotices } from '@/lib/content/commission/notices';
import { noticesHead } from '@/lib/seo/outlet-head';
import { NOTICES } from '@/lib/site/outlet-addresses';
import { definePage } from '../define-page';

/** Exists twice: the stored page, and `live` for the visitor's own input. */
export const noticesPage = definePage({
  path: NOTICES,
  load: getNotices,
  head: noticesHead,
  View: NoticesView,
});
