import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { fileCheckHref } from '@/lib/site/endpoints';
import { Button } from '../ui/button';
import type { AnswerWords } from './file-answer-box';
import own from './file-check.module.css';
import { FileDrop } from './file-drop.client';
import styles from './verification.module.css';

/** What a hash has room for, with the spaces that some programs put between its digits. */
const HASH_FIELD_CHARS = 200;

const COMMANDS = [
  ['windows', 'certutil -hashfile document.pdf SHA256'],
  ['others', 'shasum -a 256 document.pdf'],
] as const;

/** Texts around an answer about a document. */
export function useAnswerWords(): AnswerWords {
  const t = useTranslations('fileCheck');
  const copy = useTranslations('verification.copy');
  return { answer: t('answer'), copy: { label: t('copy'), done: copy('done'), failed: copy('failed') } };
}

/** "Is this document ours?" (AR-04): by the file, of which only the hash is sent, or by a hash in a plain form. */
export function FileSection({ locale, hotline }: { locale: Locale; hotline: string }) {
  const t = useTranslations('fileCheck');
  const words = {
    ...useAnswerWords(),
    choose: t('choose'),
    reading: t('reading'),
    failed: t('failed'),
    lost: t('lost', { hotline }),
  };
  const to = fileCheckHref(locale);
  return (
    <section id="document" className={`${styles.form} ${own.section} no-print`} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <FileDrop to={to} words={words} />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <form className={own.hash} action={to} method="post">
        <label className={styles.field}>
          <span>{t('field')}</span>
          <input
            name="sha256"
            type="text"
            required
            maxLength={HASH_FIELD_CHARS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        <Button type="submit">{t('submit')}</Button>
      </form>
      <details>
        <summary>{t('how')}</summary>
        <dl>
          {COMMANDS.map(([system, command]) => (
            <div key={system}>
              <dt>{t(system)}</dt>
              <dd>
                <code>{command}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
