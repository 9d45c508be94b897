import type { Channel, Listing } from './channel';

export type Generic = { kind: 'channel'; channel: Channel } | { kind: 'listing'; listing: Listing };
