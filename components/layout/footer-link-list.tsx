import { FOOTER_URL_MIN_LENGTH } from '@/lib/base/constants';
import type { LinkEntry } from '@/lib/model/dictionaries';
import type { Locale } from '@/lib/model/variant';
import { linkedLang, localised } from '@/lib/site/localised';
import { ownLang } from '../ui/own-word';
import { SmartLink } from '../ui/smart-link';
import styles from './footer.module.css';

function FooterLink({ entry, locale }: { entry: LinkEntry; locale: Locale }) {
  const label = entry.text || entry.label;
  const lang = ownLang(label, locale);
  if (entry.url.length <= FOOTER_URL_MIN_LENGTH) return <span lang={lang}>{label}</span>;
  return (
    <SmartLink href={localised(entry.url, locale)} lang={lang} hrefLang={linkedLang(entry.url, locale)}>
      {label}
    </SmartLink>
  );
}

interface FooterLinkListProps {
  links: readonly LinkEntry[];
  locale: Locale;
  inline?: boolean;
}

/** Links of a footer dictionary; an entry is a link only when its url is longer than three characters (DT-04). */
export function FooterLinkList({ links, locale, inline }: FooterLinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={inline ? styles.inline : styles.links}>
      {links.map((entry) => (
        <li key={`${entry.label}${entry.url}`}>
          <FooterLink entry={entry} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
