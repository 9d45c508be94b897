'use client';

import { useEffect, useState } from 'react';
import button from '../ui/button.module.css';

/** Without a script the browser's own menu prints; the button is there only when it works. */
export function PrintButton({ label }: { label: string }) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <button type="button" className={button.primary} hidden={!alive} onClick={() => window.print()}>
      {label}
    </button>
  );
}
