import { useTranslations } from 'next-intl';
import type { Comparison } from '@/lib/model/compare';
import type { Edition, Locale } from '@/lib/model/variant';
import { compareHref, FRAME_WIDTHS, type FrameKind, previewHref } from '@/lib/site/preview';
import { Chips } from '../ui/chips';
import { Section } from '../ui/section';
import styles from './compare-view.module.css';
import compiled from './compiled.json';
import { Differences } from './differences';
import { PreviewFrame } from './preview-frame';

interface FramedPage {
  path: string;
  query: Readonly<Record<string, string>>;
}

interface CompareViewProps {
  page: FramedPage;
  /** Of the tool itself. */
  locale: Locale;
  /** One for each language in which the page exists. */
  comparisons: readonly Comparison[];
  widths: Readonly<Record<FrameKind, number>>;
}

interface FramesProps extends Omit<CompareViewProps, 'comparisons'> {
  languages: readonly Locale[];
}

const EDITIONS: Readonly<Record<FrameKind, Edition>> = { wide: 'desktop', phone: 'mobile' };
const KINDS = Object.keys(EDITIONS) as FrameKind[];

/** The widths that frames of a kind can have, as links. */
function Widths({ page, locale, widths, kind }: Omit<FramesProps, 'languages'> & { kind: FrameKind }) {
  const t = useTranslations('preview');
  const chips = [...FRAME_WIDTHS[kind]]
    .toSorted((a, b) => a - b)
    .map((width) => ({
      label: t('pixels', { width }),
      href: `${compareHref({ ...page, locale }, { ...widths, [kind]: width })}#frames`,
      current: widths[kind] === width,
    }));
  return (
    <div className={styles.widths} role="group" aria-label={t(`widths.${kind}`)}>
      <span aria-hidden="true">{t(`widths.${kind}`)}</span>
      <Chips chips={chips} look="years" />
    </div>
  );
}

/** Desktop and phone of each language at once; they scroll together while the box is ticked. */
function Frames({ page, locale, languages, widths }: FramesProps) {
  const t = useTranslations('preview');
  return (
    <Section id="frames" title={t('frames')}>
      <div data-script={compiled.frames.file} data-frames="">
        <div className={styles.choices}>
          <label className={styles.together}>
            <input type="checkbox" data-together="" autoComplete="off" /> {t('together')}
          </label>
          {KINDS.map((kind) => (
            <Widths key={kind} page={page} locale={locale} widths={widths} kind={kind} />
          ))}
        </div>
        <div className={styles.frames} data-languages={languages.length}>
          {KINDS.flatMap((kind) =>
            languages.map((language) => (
              <PreviewFrame
                key={kind + language}
                label={t('frame', {
                  language: t(`languages.${language}`),
                  kind: t(`kinds.${kind}`),
                  width: widths[kind],
                })}
                src={previewHref({ ...page, locale: language }, EDITIONS[kind])}
                width={widths[kind]}
                kind={kind}
              />
            )),
          )}
        </div>
      </div>
    </Section>
  );
}

/** The elder edition and the print, which are shown when their fold is opened. */
function MoreFrames({ page, languages }: Pick<FramesProps, 'page' | 'languages'>) {
  const t = useTranslations('preview');
  const frame = (edition: Edition, kind: 'elder' | 'print', language: Locale) => (
    <PreviewFrame
      key={language}
      label={t(`frameOf.${kind}`, { language: t(`languages.${language}`) })}
      src={previewHref({ ...page, locale: language }, edition)}
      width={kind === 'elder' ? 390 : 794}
      kind={kind}
    />
  );
  return (
    <Section id="more" title={t('more')}>
      <div className={styles.folds}>
        <details className={styles.fold}>
          <summary>{t('elder')}</summary>
          <div className={styles.frames} data-languages={languages.length}>
            {languages.map((language) => frame('elder', 'elder', language))}
          </div>
        </details>
        <details className={styles.fold} data-script={compiled.frames.file}>
          <summary>{t('print')}</summary>
          <p className={styles.note}>{t('printNote')}</p>
          <div className={styles.frames} data-languages={languages.length}>
            {languages.map((language) => frame('desktop', 'print', language))}
          </div>
        </details>
      </div>
    </Section>
  );
}

/** PV-01: a page in all its forms at once, and what differs from its published version. */
export function CompareView({ page, locale, comparisons, widths }: CompareViewProps) {
  const t = useTranslations('preview');
  const languages = comparisons.map((comparison) => comparison.locale);
  return (
    <>
      <Frames page={page} locale={locale} languages={languages} widths={widths} />
      <Section id="differences" title={t('differences')} tone="raised">
        <div className={styles.columns}>
          {comparisons.map((comparison) => (
            <Differences key={comparison.locale} comparison={comparison} page={page} />
          ))}
        </div>
      </Section>
      <MoreFrames page={page} languages={languages} />
    </>
  );
}
