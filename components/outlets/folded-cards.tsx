import type { ReactNode } from 'react';
import type { Device } from '@/lib/model/variant';
import styles from './outlet-cards.module.css';

/** Cards that a phone shows; the others are in a fold below them. */
const UNFOLDED_ON_PHONES = 20;

interface FoldedCardsProps<T> {
  outlets: readonly T[];
  device: Device;
  /** Name of the list. */
  label?: string;
  /** Words of the fold. */
  more: (count: number) => string;
  className?: string;
  /** One outlet as a list item. */
  children: (outlet: T) => ReactNode;
}

/** Outlets as cards in the order given. Dozens of them would be a long way on a phone, so most are folded there. */
export function FoldedCards<T>({ outlets, device, label, more, className, children }: FoldedCardsProps<T>) {
  const unfolded = device === 'mobile' ? UNFOLDED_ON_PHONES : outlets.length;
  const folded = outlets.slice(unfolded);
  const words = more(folded.length);
  return (
    <>
      <ul className={className} aria-label={label}>
        {outlets.slice(0, unfolded).map(children)}
      </ul>
      {folded.length > 0 && (
        <details className={styles.fold}>
          <summary>{words}</summary>
          <ul className={className} aria-label={words}>
            {folded.map(children)}
          </ul>
        </details>
      )}
    </>
  );
}
