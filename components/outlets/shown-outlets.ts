import { NEAREST_COUNT } from '@/lib/base/constants';
import type { Finder, OutletCard } from '@/lib/model/outlets';
import { byDistance, type Placed } from '@/lib/rules/outlets/sort';
import { type FinderWords, filled } from './finder-words';
import type { Near } from './use-near.client';

export interface Shown {
  outlets: Placed[];
  /** Title of the list, or why the requested place could not be shown. */
  message: string;
}

interface Scope {
  data: Pick<Finder, 'filter' | 'outlets'>;
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

/**
 * Chooses the outlets of the list: the requested ones; else those near the visitor, in the visitor's likely city, or
 * the default.
 */
export function shownOutlets({ data, near, all, words }: Scope): Shown {
  const requested = data.filter.province !== '' || data.filter.keyword !== '';
  if (near.kind === 'found') {
    const nearest = requested || !all ? data.outlets : all;
    const outlets = byDistance(nearest, near.position);
    return {
      outlets: requested ? outlets : outlets.slice(0, NEAREST_COUNT),
      message: requested ? '' : words.nearest,
    };
  }
  if (near.kind !== 'failed') return { outlets: byDistance(data.outlets, null), message: '' };
  const why = words.failed[near.why];
  if (requested) return { outlets: byDistance(data.outlets, null), message: why };
  const local = near.place && all ? ofPlace(all, near.place) : [];
  if (!near.place || local.length === 0)
    return { outlets: byDistance(data.outlets, null), message: `${why} ${words.failed.ip}` };
  const place = words.provinces[near.place.province] ?? near.place.city;
  return { outlets: byDistance(local, null), message: `${why} ${filled(words.inCity, { place })}` };
}
