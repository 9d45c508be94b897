import type { Channel } from '@/lib/model/channel';
import type { PageContext } from '@/lib/model/page';
import { ChannelView } from '../article/channel-view';

/** A menu item's own page: its name as title header, its articles as bodies. */
export function ChannelPage({ data }: { data: Channel; context: PageContext }) {
  return <ChannelView title={data.title} articles={data.articles} />;
}
