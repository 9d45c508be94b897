import { useTranslations } from 'next-intl';
import compiled from './compiled.json';
import styles from './read-aloud.module.css';

/** Parts of the engine's usual speed. */
const RATES = ['0.6', '0.8', '1', '1.2', '1.5'] as const;
const FIRST_RATE = '0.8';
/** Id of the control, which opens its fold when a link leads to it. */
export const READ_ALOUD = 'read-aloud';
const MESSAGES = ['playing', 'paused', 'stopped', 'finished', 'first', 'last', 'silent'] as const;

/** Begins, pauses and goes on: one button, so that it keeps the focus. */
function Toggle() {
  const t = useTranslations('reading');
  return (
    <button type="button" className={styles.main} data-reader="toggle">
      <span data-when="idle">{t('play')}</span>
      <span data-when="playing">{t('pause')}</span>
      <span data-when="paused">{t('resume')}</span>
    </button>
  );
}

function Rate() {
  const t = useTranslations('reading');
  return (
    <label className={styles.rate}>
      <span>{t('rate')}</span>
      <select defaultValue={FIRST_RATE} autoComplete="off">
        {RATES.map((rate) => (
          <option key={rate} value={rate}>
            {t('times', { rate })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Panel({ id }: { id: string }) {
  const t = useTranslations('reading');
  const messages = MESSAGES.map((message) => [`data-${message}`, t(`messages.${message}`)] as const);
  return (
    <div id={id} className={styles.panel} role="group" aria-label={t('label')}>
      <div className={styles.buttons}>
        <Toggle />
        {(['stop', 'back', 'forward'] as const).map((action) => (
          <button key={action} type="button" data-reader={action}>
            {t(action)}
          </button>
        ))}
        <Rate />
      </div>
      <p
        role="status"
        className={styles.status}
        data-reader-status=""
        {...Object.fromEntries(messages)}
        suppressHydrationWarning
      >
        {''}
      </p>
      <div className={styles.hint} data-reader-hint="" tabIndex={-1}>
        <p>{t('hint.lead')}</p>
        <p>{t('hint.ios')}</p>
        <p>{t('hint.android')}</p>
      </div>
    </div>
  );
}

/**
 * EL-11: reads the regions of the page that are marked by `data-read`, by a voice of the device. One on a page. Its
 * script (read-aloud-script.ts) is loaded when it is first pressed; without one there is a hint instead of the buttons.
 * `plain` shows the buttons without a fold around them.
 */
export function ReadAloud({ plain = false, id = READ_ALOUD }: { plain?: boolean; id?: string }) {
  const t = useTranslations('reading');
  return (
    <div
      className={`${styles.root} no-print`}
      data-script={compiled.readAloud.file}
      data-read-aloud=""
      data-reader-state="idle"
      suppressHydrationWarning
    >
      {plain ? (
        <Panel id={id} />
      ) : (
        <details className={styles.fold}>
          <summary>{t('label')}</summary>
          <Panel id={id} />
        </details>
      )}
    </div>
  );
}
