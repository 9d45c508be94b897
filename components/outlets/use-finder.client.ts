'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import type { FinderList, OutletCard, Point } from '@/lib/model/outlets';
import type { Locale } from '@/lib/model/variant';
import { byDistance, type Placed, selectedFirst } from '@/lib/rules/outlets/sort';
import { FINDER } from '@/lib/site/outlet-addresses';
import { href } from '@/lib/site/routes';
import type { FinderWords } from './finder-words';
import { shownOutlets } from './shown-outlets';
import { useAllOutlets } from './use-all-outlets.client';
import { useFoundPlace } from './use-found-place.client';
import { useHistory } from './use-history.client';
import { useNear } from './use-near.client';

export type Mode = 'list' | 'map' | 'history';

interface FinderOptions {
  data: FinderList;
  locale: Locale;
  words: FinderWords;
}

/** The outlet whose link inside a list was followed. */
function followed(event: MouseEvent): string | undefined {
  const target = event.target as Element;
  return target.closest('a') ? target.closest<HTMLElement>('[data-outlet]')?.dataset.outlet : undefined;
}

interface SelectionOptions {
  outlets: readonly Placed[];
  all: readonly OutletCard[] | null;
  position: Point | null;
  visit: (outlet: OutletCard) => void;
}

/** The outlet selected in list and map. `remember` restores the one whose link in the list was followed. */
function useSelection({ outlets, all, position, visit }: SelectionOptions) {
  const [selected, setSelected] = useState<Placed | null>(null);
  const select = (id: string) => {
    const found = outlets.find((one) => one.id === id) ?? all?.find((one) => one.id === id);
    const [placed] = found ? byDistance([found], position) : [];
    if (!placed) return;
    setSelected(placed);
    visit(placed);
  };
  const remember = (event: MouseEvent) => {
    const id = followed(event);
    const outlet = outlets.find((one) => one.id === id);
    if (outlet) visit(outlet);
  };
  return { selected, select, remember };
}

/** State shared by list, map and history. Starts with the outlets of the server; `map` is what the map needs. */
export function useFinder({ data, locale, words }: FinderOptions) {
  const [mode, setMode] = useState<Mode>('list');
  const { all, failed, load } = useAllOutlets(locale);
  const { near, ...consent } = useNear();
  const { history, visit, clear } = useHistory();
  const needsAll = near.kind === 'found' || near.kind === 'failed';
  useEffect(() => {
    if (needsAll) load().catch(() => undefined);
  }, [needsAll, load]);

  const { outlets: shown, message, place } = shownOutlets({ data, near, all, words });
  useFoundPlace(place?.province ?? '', { data, locale });
  const position = near.kind === 'found' ? near.position : null;
  const { selected, select, remember } = useSelection({ outlets: shown, all, position, visit });
  const list = selectedFirst(shown, selected);
  const selectInList = ({ id }: Placed) => {
    select(id);
    setMode('map');
  };
  const choose = async ({ name, province }: { name: string; province: string }) => {
    const known = await load().catch(() => []);
    const first = known.find((one) => one.name.includes(name));
    location.assign(href(locale, FINDER, { province: first?.province ?? province, keyword: name }));
  };
  return {
    mode,
    setMode,
    near,
    ...consent,
    message,
    title: place?.title,
    history,
    clear,
    choose,
    list,
    selected,
    selectInList,
    remember,
    map: { all, failed, load, shown, selected, position, onSelect: select },
  };
}
