import { definePage } from '@/app/define-page';
import { ChannelView } from '@/components/articles/channel-view';
import { getChannel } from '@/lib/content/articles/channel';
import { channelHead } from '@/lib/seo/channel-head';

const page = definePage({
  path: '/legal-website-statement',
  load: getChannel,
  head: channelHead,
  View: ChannelView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
