import { useTranslations } from 'next-intl';
import { CopyButton } from '../ui/copy-button';
import styles from './record.module.css';

/** A hash that breaks where the line ends, with a button that copies it; `name` says of what it is. */
export function HashLine({ hash, name }: { hash: string; name: string }) {
  const t = useTranslations('archive.filing.copy');
  return (
    <span className={styles.hash}>
      <code>{hash}</code>
      <CopyButton
        text={hash}
        name={t('labelOf', { name })}
        words={{ label: t('label'), done: t('done'), failed: t('failed') }}
      />
    </span>
  );
}
