import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Times are China Standard Time without an offset, as the back office writes them. */
export const chinaTime = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

/** Ids of up to 19 digits as text: a JavaScript number is exact to 15 digits only. */
export const longId = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: String,
});

/** Tokens of search/tokens.ts, without positions. */
export const tokenSet = customType<{ data: string[]; driverData: string }>({ dataType: () => 'tsvector' });
