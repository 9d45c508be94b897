import { useTranslations } from 'next-intl';
import type { Outlet } from '@/lib/model/outlets';
import { ScrollFrame } from '../ui/table/scroll-frame';
import table from '../ui/table/table.module.css';
import { DisclosedLinks } from './disclosed-links';

const COLUMNS = ['type', 'code', 'manager', 'name', 'address', 'disclosure'] as const;

function OutletRow({ outlet, scope }: { outlet: Outlet; scope: number }) {
  const t = useTranslations('outlets');
  const { kind, code, manager, name, address } = outlet;
  return (
    <tr>
      <td data-kind="word">{t(`kinds.${kind}`)}</td>
      <td data-kind="word">{code || t('notStated')}</td>
      <td data-kind="word">{manager || t('notStated')}</td>
      <th scope="row" data-kind="name">
        {name}
      </th>
      <td data-kind="name">{address || t('notStated')}</td>
      <td data-kind="word" className="no-print">
        <DisclosedLinks outlet={outlet} scope={scope} />
      </td>
    </tr>
  );
}

export interface OutletTableProps {
  /** Name of the province. */
  label: string;
  outlets: readonly Outlet[];
  /** Licence scopes of the whole page; rows refer to them by index. */
  scopes: readonly string[];
}

/** OD-02: the outlets of one province. */
export function OutletTable({ label, outlets, scopes }: OutletTableProps) {
  const t = useTranslations('outlets.tables');
  const caption = t('caption', { province: label });
  return (
    <ScrollFrame label={caption}>
      <table className={table.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'disclosure' ? 'no-print' : undefined}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outlets.map((outlet) => (
            <OutletRow key={outlet.id} outlet={outlet} scope={scopes.indexOf(outlet.scope)} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
