'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/words/fill';
import styles from './forms.module.css';

/** From this number of characters left on, they are announced as well. */
const ANNOUNCED_FROM = 100;

interface AreaFieldProps extends ComponentProps<'textarea'> {
  most: number;
  /** Words with `{count}`, the number of characters that may still be typed. */
  left: string;
}

const lengthOf = (text: unknown): number => [...String(text ?? '')].length;

/** A text of several lines that says how many characters are left; a screen reader hears it near the end. */
export function AreaField({ most, left, ...rest }: AreaFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(most - lengthOf(rest.defaultValue));
  const measure = () => setCount(most - lengthOf(area.current?.value));
  // A draft that was restored is in the field without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is there
  useEffect(measure, []);
  const text = fill(left, { count: Math.max(0, count) });
  return (
    <>
      <textarea {...rest} ref={area} onInput={measure} rows={7} className={styles.input} />
      <p className={`${styles.hint} ${styles.count}`} aria-hidden="true">
        {text}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {count <= ANNOUNCED_FROM && text}
      </p>
    </>
  );
}
