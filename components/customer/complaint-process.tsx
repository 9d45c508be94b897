import { useTranslations } from 'next-intl';
import styles from './complaint-process.module.css';

const STEPS = ['fill', 'accept', 'handle', 'feedback', 'end'] as const;

/** The five steps of a complaint. */
export function ComplaintProcess() {
  const t = useTranslations('customer.hotline.steps');
  return (
    <ol className={styles.process}>
      {STEPS.map((step) => (
        <li key={step}>
          <h3>{t(`${step}.name`)}</h3>
          <p>{t(`${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
