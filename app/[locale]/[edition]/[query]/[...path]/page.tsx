import { definePage } from '@/app/define-page';
import { ChannelView } from '@/components/articles/channel-view';
import { getProduct } from '@/lib/content/articles/channel';
import { channelHead } from '@/lib/seo/channel-head';

/** /{product}: pages that exist in the menu only, and paths of disclosure tabs. */
const page = definePage({
  path: ({ path = [] }) => `/${path.join('/')}`,
  load: getProduct,
  head: channelHead,
  redirectTo: ({ redirectTo }) => redirectTo ?? null,
  View: ChannelView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

export function generateStaticParams(): { path: string[] }[] {
  return [];
}
