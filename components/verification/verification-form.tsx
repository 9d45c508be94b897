import { useTranslations } from 'next-intl';
import { VERIFY_MAX_CHARS } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { VERIFICATION_KINDS, type Verdict } from '@/lib/model/verification';
import { verifyHref } from '@/lib/site/endpoints';
import { Button } from '../ui/button';
import styles from './verification.module.css';

/** A POST form, so that names are in no address; works without a script. */
export function VerificationForm({ verdict, locale }: { verdict: Verdict | null; locale: Locale }) {
  const t = useTranslations('verification');
  return (
    <form className={`${styles.form} no-print`} action={verifyHref(locale)} method="post">
      <fieldset>
        <legend>{t('what')}</legend>
        {VERIFICATION_KINDS.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === (verdict?.kind ?? 'person')}
            />
            <span>{t(`kinds.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        <span>{t('field')}</span>
        <input
          name="query"
          type="text"
          required
          maxLength={VERIFY_MAX_CHARS}
          autoComplete="off"
          spellCheck={false}
          defaultValue={verdict?.query}
        />
      </label>
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}
