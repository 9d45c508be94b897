import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { Legal } from './footer';
import styles from './footer.module.css';
import { FooterHelp } from './footer-help';

/** The footer of pages that have one of their own: help, statements and filings only. */
export function SlimFooter({ shell, locale }: { shell: Shell; locale: Locale }) {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className="container">
        <FooterHelp shell={shell} locale={locale} />
        <Legal shell={shell} locale={locale} />
      </div>
    </footer>
  );
}
