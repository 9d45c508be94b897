import type { OrgUnit } from '@/lib/model/company';
import styles from './org-list.module.css';

/** The structure as nested lists: the text alternative of the chart. */
export function OrgList({ units }: { units: readonly OrgUnit[] }) {
  return (
    <ul className={styles.units}>
      {units.map(({ id, name, children }) => (
        <li key={id}>
          <span>{name}</span>
          {children.length > 0 && <OrgList units={children} />}
        </li>
      ))}
    </ul>
  );
}
