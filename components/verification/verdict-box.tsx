import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import type { Outcome, Verdict } from '@/lib/model/verification';
import { href } from '@/lib/site/routes';
import { SharedAddress } from './shared-address';
import styles from './verification.module.css';

/** Beside the words, so that the answer is not told by the colour of its border alone (EL-07). */
export const SIGNS: Readonly<Partial<Record<Outcome, string>>> = { official: '✓', ended: '✕', unknown: '✕' };

interface VerdictBoxProps {
  verdict: Verdict;
  hotline: string;
  locale: Locale;
  /** Address of the answer, or empty. */
  share: string;
}

/** The verdict in words, then the official data, then what to do. */
export function VerdictBox({ verdict, hotline, locale, share }: VerdictBoxProps) {
  const t = useTranslations('verification');
  const { outcome, kind, query, findings } = verdict;
  return (
    <section id="answer" className={styles.verdict} data-outcome={outcome} aria-label={t('answer')}>
      <p className={styles.query}>
        {t(`kinds.${kind}`)}: <strong>{query}</strong>
      </p>
      <h2>
        {SIGNS[outcome] && <span aria-hidden="true">{SIGNS[outcome]} </span>}
        {t(`outcomes.${outcome}`)}
      </h2>
      {findings.map(({ title, lines }, at) => (
        <div key={[title, ...lines, at].join()} className={styles.finding}>
          <h3>{title}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
      <p className={styles.next}>{t(`next.${outcome}`, { hotline })}</p>
      {(outcome === 'unknown' || outcome === 'ended') && (
        <p className={styles.next}>
          <a href={href(locale, '/report-fraud')}>{t('report')}</a>
        </p>
      )}
      {outcome === 'needsPrint' && (
        <p className={styles.next}>
          <a href={`${href(locale, '/download')}#check`}>{t('checker')}</a>
        </p>
      )}
      {share && <SharedAddress address={share} />}
    </section>
  );
}
