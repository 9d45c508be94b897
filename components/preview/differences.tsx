import { useTranslations } from 'next-intl';
import type { BlockChange, Comparison, FieldChange, TextPart } from '@/lib/model/compare';
import { localeRow } from '@/lib/site/locales';
import { previewHref } from '@/lib/site/preview';
import { pathHref } from '@/lib/site/routes';
import styles from './differences.module.css';
import { ScrollBox } from './scroll-box';

interface Page {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** A text with what was inserted and deleted, said to screen readers, too. */
function Parts({ parts }: { parts: readonly TextPart[] }) {
  const t = useTranslations('preview.marks');
  return parts.map(({ kind, text }, at) => {
    const key = `${at}${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'inserted' ? 'ins' : 'del';
    return (
      <Mark key={key} className={styles[kind]}>
        <span className="visually-hidden">{t(`${kind}From`)} </span>
        {text}
        <span className="visually-hidden"> {t(`${kind}To`)}</span>
      </Mark>
    );
  });
}

/** A line for each file or date, one for a text. */
function Field({ change: { field, parts }, lang }: { change: FieldChange; lang: string }) {
  const t = useTranslations('preview.fields');
  const isList = field === 'files' || field === 'dates';
  const changed = isList ? parts.filter(({ kind }) => kind !== 'same') : parts;
  return (
    <div>
      <dt>{t(field)}</dt>
      {(isList ? changed.map((part) => [part]) : [changed]).map((line) => (
        <dd key={line.map(({ kind, text }) => kind + text).join()} lang={isList ? undefined : lang}>
          <Parts parts={line} />
        </dd>
      ))}
    </div>
  );
}

function Block({ block, lang }: { block: BlockChange; lang: string }) {
  const t = useTranslations('preview');
  if (block.kind === 'same') return <p className={styles.same}>{t('unchanged', { count: block.count })}</p>;
  return (
    <p lang={lang} className={styles.changed}>
      <Parts parts={block.parts} />
    </p>
  );
}

/** What differs between the preview of a page and its published version, in one language. */
export function Differences({ comparison, page }: { comparison: Comparison; page: Page }) {
  const t = useTranslations('preview');
  const { locale, state, fields, blocks } = comparison;
  const lang = localeRow(locale).htmlLang;
  const isListed = state === 'changed' || state === 'new' || state === 'gone';
  return (
    <section aria-label={t(`languages.${locale}`)} className={styles.side}>
      <h3>{t(`languages.${locale}`)}</h3>
      <p className={styles.state} data-state={state}>
        {t(`states.${state}`)}
      </p>
      <p className={styles.links}>
        <a href={previewHref({ ...page, locale })}>{t('openPreview')}</a>
        <a href={pathHref(locale, page.path, page.query)}>{t('openPublished')}</a>
      </p>
      {isListed && fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((change) => (
            <Field key={change.field} change={change} lang={lang} />
          ))}
        </dl>
      )}
      {isListed && (
        <ScrollBox label={t('textOf', { language: t(`languages.${locale}`) })}>
          <div className={styles.text}>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
              <Block key={at} block={block} lang={lang} />
            ))}
          </div>
        </ScrollBox>
      )}
    </section>
  );
}
