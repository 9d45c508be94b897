import type { Generic } from '@/lib/model/generic';
import type { PageContext } from '@/lib/model/page';
import { ChannelPage } from './channel-page';
import { ListingView } from './listing-view';

export function GenericPage({ data, context }: { data: Generic; context: PageContext }) {
  if (data.kind === 'channel') return <ChannelPage data={data.channel} context={context} />;
  return <ListingView data={data.listing} context={context} />;
}
