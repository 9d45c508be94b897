import { definePage } from '@/app/define-page';
import { ChannelView } from '@/components/articles/channel-view';
import { getChannel } from '@/lib/content/articles/channel';
import { channelHead } from '@/lib/seo/channel-head';

const page = definePage({
  path: '/sustainability/purpose',
  load: getChannel,
  head: channelHead,
  View: ChannelView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
