'use client';

import { useCallback, useRef, useState } from 'react';
import type { OutletCard } from '@/lib/model/outlets';
import type { Locale } from '@/lib/model/variant';
import { outletsHref } from '@/lib/site/endpoints';

/** All outlets of the country, requested once when first needed; null until they are loaded. */
export function useAllOutlets(locale: Locale) {
  const [all, setAll] = useState<OutletCard[] | null>(null);
  const [failed, setFailed] = useState(false);
  const loading = useRef<Promise<OutletCard[]> | null>(null);

  const load = useCallback((): Promise<OutletCard[]> => {
    setFailed(false);
    loading.current ??= fetch(outletsHref(locale)).then(async (answer) => {
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return (await answer.json()) as OutletCard[];
    });
    loading.current.then(setAll, () => {
      loading.current = null;
      setFailed(true);
    });
    return loading.current;
  }, [locale]);
  return { all, failed, load };
}
