import type { SafeHtml } from '@/lib/model/safe-html';
import styles from './rich-text.module.css';

/** The only place where HTML of the back office is rendered; the type proves that it was sanitised. */
export function RichText({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitiser alone
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />;
}
