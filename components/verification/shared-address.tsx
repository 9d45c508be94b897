import { useTranslations } from 'next-intl';
import { CopyButton } from '../ui/copy-button';
import styles from './sheet.module.css';

/** The address of an answer, to send on. */
export function SharedAddress({ address }: { address: string }) {
  const t = useTranslations('verification');
  return (
    <div className={`${styles.share} no-print`}>
      <p>
        {t('share')} <a href={address}>{address}</a>
      </p>
      <CopyButton
        text={address}
        words={{ label: t('copy.label'), done: t('copy.done'), failed: t('copy.failed') }}
      />
    </div>
  );
}
