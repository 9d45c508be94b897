import type { Locale } from '@/lib/model/variant';
import { romanName } from '@/lib/rules/people/roman-name';
import styles from './people.module.css';

/** A person's name; English pages have it in pinyin, with the Chinese one marked as such. */
export function PersonName({ name, locale }: { name: string; locale: Locale }) {
  const roman = locale === 'en' ? romanName(name) : null;
  if (!roman) return name;
  return (
    <>
      {roman}{' '}
      <span lang="zh-CN" className={styles.own}>
        {name}
      </span>
    </>
  );
}

/** A word that may be Chinese on an English page, which voices have to know. */
export function OwnWord({ text, locale }: { text: string; locale: Locale }) {
  return locale === 'en' && /\p{Script=Han}/u.test(text) ? <span lang="zh-CN">{text}</span> : text;
}
