import type { LinkEntry } from '@/lib/model/dictionaries';
import { Icon } from '../ui/icon';
import { SmartLink } from '../ui/smart-link';
import styles from './link-cards.module.css';

function Card({ entry }: { entry: LinkEntry }) {
  const inside = (
    <>
      <span className={styles.name}>{entry.label}</span>
      {entry.text && <span className={styles.text}>{entry.text}</span>}
    </>
  );
  if (!entry.url) return <div className={styles.card}>{inside}</div>;
  return (
    <SmartLink href={entry.url} className={styles.card}>
      {inside}
      <Icon name={/^https?:/.test(entry.url) ? 'outside' : 'arrow'} />
    </SmartLink>
  );
}

/** Entries of a dictionary as cards; those without an address are plain text. */
export function LinkCards({ links }: { links: readonly LinkEntry[] }) {
  return (
    <ul className={styles.cards}>
      {links.map((entry) => (
        <li key={`${entry.label}${entry.url}`}>
          <Card entry={entry} />
        </li>
      ))}
    </ul>
  );
}
