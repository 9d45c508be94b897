import { definePage } from '@/app/define-page';
import { ChannelPage } from '@/components/content/channel-page';
import { getProduct } from '@/lib/content/channel';

/** /{product}: pages that only the menu knows, and paths that lead to a tab of disclosure. */
const page = definePage({
  path: ({ path = [] }) => `/${path.join('/')}`,
  load: getProduct,
  leave: ({ elsewhere }) => elsewhere ?? null,
  View: ChannelPage,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

export function generateStaticParams(): { path: string[] }[] {
  return [];
}
