import { useTranslations } from 'next-intl';
import type { SearchPage } from '@/lib/model/search';
import styles from './search.module.css';

/** Pages for what the question seems to be about, above whatever was found. */
export function TaskLinks({ tasks }: Pick<SearchPage, 'tasks'>) {
  const t = useTranslations('search');
  if (tasks.length === 0) return null;
  return (
    <nav aria-label={t('tasksLabel')}>
      <ul className={styles.tags}>
        {tasks.map(({ name, href }) => (
          <li key={name}>
            <a className={styles.task} href={href}>
              {t(`tasks.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
