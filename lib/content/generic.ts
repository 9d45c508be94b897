import 'server-only';
import type { Generic } from '../model/generic';
import type { PageContext } from '../model/page';
import { PRODUCT_ROUTE } from '../route-table';
import { findRoute } from '../routes';
import { getPlainListing, getProduct } from './channel';

/** A page that only the menu knows shows its bodies; a page of the route table without a form of its own, a list. */
export async function getGeneric(context: PageContext): Promise<Generic | null> {
  if (findRoute(context.path) === PRODUCT_ROUTE) {
    const channel = await getProduct(context);
    return channel && { kind: 'channel', channel };
  }
  const listing = await getPlainListing(context);
  return listing && { kind: 'listing', listing };
}
