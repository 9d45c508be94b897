import { definePage } from '@/app/define-page';
import { ChannelPage } from '@/components/content/channel-page';
import { getChannel } from '@/lib/content/channel';

const page = definePage({ path: '/sustainability/purpose', load: getChannel, View: ChannelPage });

export const generateMetadata = page.generateMetadata;
export default page.Page;
