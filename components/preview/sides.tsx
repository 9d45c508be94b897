import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageAppearance } from '@/lib/model/appearance';
import { Section } from '../ui/section';
import styles from './appearance.module.css';

interface SidesProps {
  title: string;
  note: string;
  pages: readonly PageAppearance[];
  tone?: 'raised';
  /** Columns stand side by side only where each has room for 600 pixels. */
  wide?: boolean;
  show: (page: PageAppearance) => ReactNode;
}

/** A section with a column for each language of a page. */
export function Sides({ title, note, pages, tone, wide, show }: SidesProps) {
  const t = useTranslations('preview.languages');
  return (
    <Section title={title} tone={tone}>
      <p className={styles.note}>{note}</p>
      <div className={styles.columns} data-wide={wide}>
        {pages.map((one) => (
          <div key={one.page.locale} className={styles.side}>
            <h3>{t(one.page.locale)}</h3>
            {show(one)}
          </div>
        ))}
      </div>
    </Section>
  );
}
