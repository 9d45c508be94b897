import { NEAREST_COUNT } from '@/lib/base/constants';
import type { FinderList, OutletCard, Point } from '@/lib/model/outlets';
import { byDistance, type Placed } from '@/lib/rules/outlets/sort';
import { type FinderWords, filled } from './finder-words';
import type { Near } from './use-near.client';

export interface Shown {
  outlets: Placed[];
  /** Title of the list, or why the requested place could not be shown. */
  message: string;
  /** Where the visitor was found or is likely to be; null while the list is of the place that was asked for. */
  place: FoundPlace | null;
}

interface FoundPlace {
  province: string;
  /** Title of the list that names the place. */
  title: string;
}

interface Scope {
  data: Pick<FinderList, 'filter' | 'outlets'>;
  near: Near;
  /** Null until they are loaded. */
  all: readonly OutletCard[] | null;
  words: FinderWords;
}

function ofPlace(all: readonly OutletCard[], { province, city }: { province: string; city: string }) {
  const there = all.filter((outlet) => outlet.province === province);
  const inCity = city ? there.filter(({ address }) => address.includes(city)) : [];
  return inCity.length > 0 ? inCity : there;
}

/** The outlets nearest to the visitor and all others of that province, which the title names. */
function nearestTo(all: readonly OutletCard[], position: Point, words: FinderWords): Shown {
  const sorted = byDistance(all, position);
  const province = sorted[0]?.province ?? '';
  const outlets = sorted.filter((one, at) => at < NEAREST_COUNT || one.province === province);
  const count = sorted.filter((one) => one.province === province).length;
  const name = words.provinces[province];
  if (!name) return { outlets, message: words.nearest, place: null };
  const title = filled(words.nearestIn, { place: name, count });
  return { outlets, message: `${words.nearest} · ${name}`, place: { province, title } };
}

function afterFailure({ data, all, words }: Scope, near: Extract<Near, { kind: 'failed' }>): Shown {
  const why = words.failed[near.why];
  const asked = { outlets: byDistance(data.outlets, null), place: null };
  if (isRequested(data)) return { ...asked, message: why };
  const local = near.place && all ? ofPlace(all, near.place) : [];
  if (!near.place || local.length === 0) return { ...asked, message: `${why} ${words.failed.ip}` };
  const { province, city } = near.place;
  const place = words.provinces[province] ?? city;
  const title = filled(words.placeCount, { place, count: local.length });
  const message = `${why} ${filled(words.inCity, { place })}`;
  return { outlets: byDistance(local, null), message, place: { province, title } };
}

const isRequested = ({ filter }: Scope['data']): boolean => filter.province !== '' || filter.keyword !== '';

/**
 * Chooses the outlets of the list: the requested ones; else those near the visitor, in the visitor's likely city, or
 * the default. The province in which the visitor is needs no request: its page stays about what is near.
 */
export function shownOutlets(scope: Scope): Shown {
  const { data, near, all, words } = scope;
  if (near.kind === 'failed') return afterFailure(scope, near);
  if (near.kind !== 'found') return { outlets: byDistance(data.outlets, null), message: '', place: null };
  const found = all && nearestTo(all, near.position, words);
  const isThere = data.filter.keyword === '' && data.filter.province === found?.place?.province;
  if (found && (isThere || !isRequested(data))) return found;
  const outlets = byDistance(data.outlets, near.position);
  return { outlets, message: isRequested(data) ? '' : words.nearest, place: null };
}
