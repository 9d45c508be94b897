import { useTranslations } from 'next-intl';
import type { Article, Page } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import type { MarketingPerson, PeoplePage } from '@/lib/model/people';
import type { Locale } from '@/lib/model/variant';
import { linkedLang } from '@/lib/site/localised';
import { pathHref } from '@/lib/site/routes';
import { DisclosedTexts } from '../disclosure/disclosed-texts';
import { ownLang } from '../ui/own-word';
import { SmartLink } from '../ui/smart-link';
import { MarketingPersonCard } from './marketing-person-card';
import styles from './people.module.css';
import { PeopleList } from './people-list';

const KINDS = ['business', 'witness'] as const;

/** Marketing persons or witnesses: plain links, so that switching clears the search. */
function KindSwitch({ data, context }: { data: PeoplePage; context: PageContext }) {
  const t = useTranslations('people');
  return (
    <nav aria-label={t('kinds.label')}>
      <ul className={styles.kinds}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <a
              href={pathHref(context.locale, context.path, { kind })}
              aria-current={data.filter.kind === kind ? 'true' : undefined}
            >
              {t(`kinds.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** PB-01: disclosure links below the list, on this tab only. */
function DisclosureLinks({ links, locale }: Pick<PeoplePage, 'links'> & { locale: Locale }) {
  const t = useTranslations('people');
  const shown = links.filter(({ url }) => url);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={t('links')}>
      <h3>{t('links')}</h3>
      <ul>
        {shown.map(({ label, text, url }) => (
          <li key={label}>
            <SmartLink href={url} hrefLang={linkedLang(url, locale)} lang={ownLang(text || label, locale)}>
              {text || label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MarketingPanelProps {
  data: PeoplePage;
  context: PageContext;
  list: Page<MarketingPerson>;
  texts: Article[];
}

/** Marketing persons or witnesses as cards, with their filter, and the texts that belong to them. */
export function MarketingPanel({ data, context, list, texts }: MarketingPanelProps) {
  return (
    <>
      <KindSwitch data={data} context={context} />
      <PeopleList data={data} context={context} list={list}>
        <ul className={styles.cards}>
          {list.items.map((person, at) => (
            <MarketingPersonCard key={person.number || at} person={person} locale={context.locale} />
          ))}
        </ul>
      </PeopleList>
      {texts.length > 0 && (
        <div className={styles.texts}>
          <DisclosedTexts
            label={data.label}
            content={{ kind: 'texts', articles: texts }}
            locale={context.locale}
          />
        </div>
      )}
      <DisclosureLinks links={data.links} locale={context.locale} />
    </>
  );
}
