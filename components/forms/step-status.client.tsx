'use client';

import { useEffect, useState } from 'react';

/** Says the step aloud once the page is alive: what stands in a live region from the start is not announced. */
export function StepStatus({ said }: { said: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(said), [said]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
