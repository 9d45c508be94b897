'use client';

import { useEffect } from 'react';
import { sayAwake } from '@/lib/browser/awake';

/** The last part of a page: its effect runs after those of all others, when every handler is in place. */
export function Awake() {
  useEffect(sayAwake, []);
  return null;
}
