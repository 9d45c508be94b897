import type { Locale } from '@/lib/model/variant';
import { romanName } from '@/lib/rules/people/roman-name';
import { OwnWord } from '../ui/own-word';
import styles from './people.module.css';

/** A person's name; English pages have it in pinyin, with the Chinese one marked as such. */
export function PersonName({ name, locale }: { name: string; locale: Locale }) {
  const roman = locale === 'en' ? romanName(name) : null;
  if (!roman) return <OwnWord text={name} locale={locale} />;
  return (
    <>
      {roman}{' '}
      <span lang="zh-CN" className={styles.own}>
        {name}
      </span>
    </>
  );
}
