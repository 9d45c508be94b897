import styles from './chips.module.css';

interface Chip {
  label: string;
  href: string;
  /** The current choice. */
  current?: boolean;
}

interface ChipsProps {
  chips: readonly Chip[];
  /** Label of the group; choices of a filter by default. */
  look?: 'years' | 'pages' | 'onInk';
}

/** Links in a row as chips: each choice has an address that can be shared and crawled. */
export function Chips({ chips, look }: ChipsProps) {
  return (
    <ul className={[styles.chips, look && styles[look]].filter(Boolean).join(' ')}>
      {chips.map(({ label, href, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
