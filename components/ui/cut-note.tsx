import { useTranslations } from 'next-intl';
import type { ListCut } from '@/lib/model/page';
import styles from './cut-note.module.css';

/** Notes at the end of a page that one of its lists is cut. */
export function CutNote({ cut }: { cut: ListCut }) {
  const t = useTranslations('frame');
  return (
    <p className={styles.note} role="note">
      {t('cut', { ...cut })}
    </p>
  );
}
