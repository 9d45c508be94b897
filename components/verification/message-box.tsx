import { useTranslations } from 'next-intl';
import { PASTED_MESSAGE_MAX_CHARS } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import type { MessageVerdict } from '@/lib/model/verification';
import { href } from '@/lib/site/routes';
import { SIGNS } from './verdict-box';
import styles from './verification.module.css';

interface MessageBoxProps {
  message: MessageVerdict;
  hotline: string;
  locale: Locale;
}

/** What a pasted message names, each with its outcome; then what to do. */
export function MessageBox({ message: { outcome, pieces, more }, hotline, locale }: MessageBoxProps) {
  const t = useTranslations('verification');
  const bad = pieces.filter((piece) => piece.outcome !== 'official').length;
  const tone = outcome !== 'checked' ? outcome : bad > 0 ? 'unknown' : 'official';
  return (
    <section id="answer" className={styles.verdict} data-outcome={tone} aria-label={t('message.answer')}>
      <h2>{t(`message.${outcome}`, { all: pieces.length, bad, most: PASTED_MESSAGE_MAX_CHARS })}</h2>
      <ul>
        {pieces.map(({ kind, query, outcome: found, title }) => (
          <li key={`${kind} ${query}`} className={styles.finding}>
            <p className={styles.query}>
              {t(`kinds.${kind}`)}: <strong data-number="">{query}</strong>
            </p>
            <p>
              {SIGNS[found] && <span aria-hidden="true">{SIGNS[found]} </span>}
              {t(`outcomes.${found}`)}
              {title && ` · ${title}`}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.next}>{t('message.more', { more })}</p>}
      <p className={styles.next}>{t('message.caution', { hotline })}</p>
      <p className={styles.next}>
        <a href={href(locale, '/report-fraud')}>{t('report')}</a>
      </p>
    </section>
  );
}
