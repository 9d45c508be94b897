import type { Listing } from '@/lib/model/channel';
import type { PageContext } from '@/lib/model/page';
import { ListingView } from './listing-view';

/** AB-02: the culture list opens its articles in a new tab. */
export function CultureView(props: { data: Listing; context: PageContext }) {
  return <ListingView {...props} newTab />;
}
