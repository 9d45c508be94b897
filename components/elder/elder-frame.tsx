import { useTranslations } from 'next-intl';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Footer } from '../layout/footer';
import type { FrameProps } from '../layout/frame-props';
import { SkipLink } from '../layout/skip-link';
import { PageScript } from '../page-script/page-script';
import { PreviewMark } from '../preview/preview-mark';
import { Awake } from '../ui/awake.client';
import { Toasts } from '../ui/toasts';
import { ElderHeader } from './elder-header';
import { ElderTools } from './elder-tools';

/** Without it nothing on these pages moves, so they have no script at all (EL-23). */
const UNSCRIPTED: readonly string[] = ['/'];

/**
 * The frame of the elder edition (EL-01 to EL-10): hotline and tools first, one header on every page, and nothing that
 * opens by itself or covers the text. Views and footer are those of phones.
 */
export function ElderFrame(
  props: Omit<FrameProps, 'route'> & { languages: NonNullable<FrameProps['languages']> },
) {
  const { shell, context, languages, breadcrumbs = [], children } = props;
  const t = useTranslations('elder');
  const { locale, path } = context;
  const { hotline } = shell.settings;
  const scripted = !UNSCRIPTED.includes(path);
  return (
    <>
      <SkipLink />
      <ElderTools shell={shell} context={context} scripted={scripted} />
      {shell.preview && <PreviewMark context={context} />}
      <ElderHeader shell={shell} context={context} languages={languages} />
      <Breadcrumbs crumbs={breadcrumbs} locale={locale} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} locale={locale} device="mobile" />
      <nav className="no-print" data-elder="bar" aria-label={t('shortcuts')}>
        <a href={phoneHref(hotline)}>{t('call', { hotline })}</a>
        <a href="#elder-tools">{t('tools')}</a>
      </nav>
      {scripted && (
        <>
          <Toasts />
          <Awake />
          <PageScript />
        </>
      )}
    </>
  );
}
