'use client';

import { useEffect } from 'react';
import type { FinderList } from '@/lib/model/outlets';
import type { Locale } from '@/lib/model/variant';
import { FINDER } from '@/lib/site/outlet-addresses';
import { href } from '@/lib/site/routes';

/**
 * Sets the form and the address to the province in which the visitor was found, and back when that is withdrawn.
 * The address names the province alone, never the position.
 */
export function useFoundPlace(
  province: string,
  { data: { shown, filter }, locale }: { data: Pick<FinderList, 'shown' | 'filter'>; locale: Locale },
): void {
  const asked = filter.province;
  useEffect(() => {
    if (!province || province === asked) return;
    const select = document.querySelector<HTMLSelectElement>('main select[name="province"]');
    const before = location.pathname + location.search;
    const show = (value: string, address: string) => {
      if (select) select.value = value;
      history.replaceState(history.state, '', address);
    };
    show(province, href(locale, FINDER, { province }));
    return () => show(shown, before);
  }, [province, asked, shown, locale]);
}
