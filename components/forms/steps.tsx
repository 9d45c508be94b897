import { useTranslations } from 'next-intl';
import styles from './steps.module.css';

const STEPS = ['identity', 'fill', 'done'] as const;

/** The three steps of a complaint, with the current one marked. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  const t = useTranslations('forms.steps');
  const step = STEPS.indexOf(at);
  const said = t('position', { step: step + 1, name: t(at) });
  return (
    <>
      <ol className={styles.steps} aria-label={t('label')}>
        {STEPS.map((name, place) => (
          <li
            key={name}
            aria-current={name === at ? 'step' : undefined}
            data-done={place < step ? '' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {place < step ? '✓' : place + 1}
            </span>
            {t(name)}
            {place < step && <span className="visually-hidden"> {t('completed')}</span>}
          </li>
        ))}
      </ol>
      {/* The page script may fill it before the page is hydrated. */}
      <p role="status" className="visually-hidden" data-announce={said} suppressHydrationWarning>
        {''}
      </p>
    </>
  );
}
