import { useTranslations } from 'next-intl';
import type { FittedText, PageTexts, SearchResult } from '@/lib/model/appearance';
import { searchResults } from '@/lib/rules/appearance/search-results';
import { localeRow } from '@/lib/site/locales';
import styles from './appearance.module.css';

/** Whether a text has room, in words and pixels. */
function Measure({ part, fitted }: { part: 'title' | 'description'; fitted: FittedText }) {
  const t = useTranslations('appearance.search');
  const { width, room } = fitted;
  const isCut = width > room;
  return <li data-cut={isCut}>{t(isCut ? 'cut' : 'fits', { part: t(part), width, room })}</li>;
}

/** The dots of a cut text stand in the line of its last word. */
const unbroken = ({ text }: FittedText): string => text.replace(/ (?=\.\.\.$)/, '\u00a0');

function Result({ result, lang }: { result: SearchResult; lang: string }) {
  const t = useTranslations('appearance.search');
  const { engine, siteName, address, date, title, description } = result;
  const [name, text] = [unbroken(title), unbroken(description)];
  return (
    <figure className={styles.specimen}>
      <figcaption>{t(`engines.${engine}`)}</figcaption>
      <div className={styles.result} data-engine={engine}>
        <p className={styles.site}>{siteName}</p>
        <p className={styles.address}>{address}</p>
        <p className={styles.resultTitle} lang={name ? lang : undefined}>
          {name || t('noTitle')}
        </p>
        <p className={styles.resultText} lang={text ? lang : undefined}>
          {text && <span className={styles.muted}>{date}</span>}
          {text || t('noDescription')}
        </p>
      </div>
      <ul className={styles.measures}>
        {name && <Measure part="title" fitted={title} />}
        {text && <Measure part="description" fitted={description} />}
      </ul>
    </figure>
  );
}

/** PV-03: a page in the results of each search engine, its texts cut as there. */
export function SearchResults({ page }: { page: PageTexts }) {
  const { htmlLang } = localeRow(page.locale);
  return searchResults(page).map((result) => <Result key={result.engine} result={result} lang={htmlLang} />);
}
