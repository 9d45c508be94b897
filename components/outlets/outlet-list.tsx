import { useTranslations } from 'next-intl';
import type { Outlet } from '@/lib/model/outlets';
import { DisclosedLinks } from './disclosed-links';
import { FoldedCards } from './folded-cards';
import type { OutletTableProps } from './outlet-table';
import styles from './tables.module.css';

/** The facts of an outlet below its name; its kind needs no label. */
const FACTS = ['code', 'manager', 'address'] as const;

function Entry({ outlet, scope }: { outlet: Outlet; scope: number }) {
  const t = useTranslations('outlets');
  return (
    <li>
      <h3>{outlet.name}</h3>
      <p>{t(`kinds.${outlet.kind}`)}</p>
      <dl className={styles.facts} data-facts>
        {FACTS.map((key) => (
          <div key={key}>
            <dt>{t(`tables.columns.${key}`)}</dt>
            <dd>{outlet[key] || t('notStated')}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print">
        <DisclosedLinks outlet={outlet} scope={scope} />
      </p>
    </li>
  );
}

/** OD-02 on a phone: the outlets of a province as entries, so that nothing is to be swiped. */
export function OutletList({ label, outlets, scopes }: OutletTableProps) {
  const t = useTranslations('outlets');
  return (
    <FoldedCards
      outlets={outlets}
      device="mobile"
      label={t('tables.caption', { province: label })}
      more={(count) => t('moreOutlets', { count })}
      className={styles.list}
    >
      {(outlet) => <Entry key={outlet.id} outlet={outlet} scope={scopes.indexOf(outlet.scope)} />}
    </FoldedCards>
  );
}
