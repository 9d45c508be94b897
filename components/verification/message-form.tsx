import { useTranslations } from 'next-intl';
import { PASTED_MESSAGE_MAX_CHARS } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { verifyMessageHref } from '@/lib/site/endpoints';
import { Button } from '../ui/button';
import styles from './verification.module.css';

/** A POST form: the message is in no address, and the field stays empty afterwards. */
export function MessageForm({ locale }: { locale: Locale }) {
  const t = useTranslations('verification.message');
  return (
    <form className={`${styles.form} no-print`} action={verifyMessageHref(locale)} method="post">
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <p className={styles.note}>{t('privacy')}</p>
      <label className={styles.field}>
        <span>{t('field', { most: PASTED_MESSAGE_MAX_CHARS })}</span>
        <textarea
          name="message"
          rows={6}
          required
          maxLength={PASTED_MESSAGE_MAX_CHARS}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}
