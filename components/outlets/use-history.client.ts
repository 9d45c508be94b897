'use client';

import { useCallback, useEffect, useState } from 'react';
import { keep, readStored } from '@/lib/browser/stored';
import type { OutletCard } from '@/lib/model/outlets';
import { HISTORY_KEY, readHistory } from '@/lib/rules/outlets/history';
import { withVisited } from '@/lib/rules/outlets/sort';

/** BR-07: outlets viewed, stored on this device only. */
export function useHistory() {
  const [history, setHistory] = useState<OutletCard[]>([]);
  useEffect(() => setHistory(readHistory(readStored(HISTORY_KEY))), []);

  const visit = useCallback((outlet: OutletCard) => {
    const next = withVisited(readHistory(readStored(HISTORY_KEY)), outlet);
    keep(HISTORY_KEY, JSON.stringify(next));
    setHistory(next);
  }, []);
  const clear = useCallback(() => {
    keep(HISTORY_KEY, null);
    setHistory([]);
  }, []);
  return { history, visit, clear };
}
