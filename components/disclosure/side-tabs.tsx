import type { ReactNode } from 'react';
import type { SideTab } from '@/lib/model/disclosure';
import type { Locale } from '@/lib/model/variant';
import { ownLang } from '../ui/own-word';
import { SmartLink } from '../ui/smart-link';
import styles from './disclosure.module.css';

interface SideTabsProps {
  label: string;
  tabs: readonly SideTab[];
  locale: Locale;
  children: ReactNode;
}

/** Tabs as links, beside the content of the selected one. */
export function SideTabs({ label, tabs, locale, children }: SideTabsProps) {
  return (
    <div className={`container ${styles.split}`}>
      <nav aria-label={label} className="no-print">
        <ul className={styles.tabs}>
          {tabs.map(({ id, label: name, href, current }) => (
            <li key={id}>
              <SmartLink href={href} aria-current={current ? 'page' : undefined} lang={ownLang(name, locale)}>
                {name}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
