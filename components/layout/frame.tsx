import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { ConsentBar } from '../analytics/consent-bar';
import { countedPage } from '../analytics/counted-page';
import { ElderFrame } from '../elder/elder-frame';
import { PreviewMark } from '../preview/preview-mark';
import { Awake } from '../ui/awake.client';
import { Toasts } from '../ui/toasts';
import './common-sheets';
import { BackToTop } from './back-to-top';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import type { FrameProps } from './frame-props';
import { Header } from './header';
import { keepMode } from './keep-mode';
import { LogoBar } from './logo-bar';
import { PrintFoot } from './print-foot';
import { SkipLink } from './skip-link';
import { SlimFooter } from './slim-footer';
import { VersionBar } from './version-bar';

/** Everything around a page's own content, by the flags of its route (SH-03). */
export function Frame(props: FrameProps) {
  const { route, languages } = props;
  const alternatives = route?.zhOnly ? (['zh'] as const) : (languages ?? (['zh', 'en'] as const));
  if (props.context.edition === 'elder') return <ElderFrame {...props} languages={alternatives} />;
  return <StandardFrame {...props} alternatives={alternatives} />;
}

function StandardFrame(props: FrameProps & { alternatives: readonly Locale[] }) {
  const { shell, context, route, alternatives, breadcrumbs = [], children } = props;
  const t = useTranslations('frame');
  const header = route?.header ?? true;
  return (
    <>
      <SkipLink />
      <VersionBar shell={shell} context={context} />
      {shell.analyticsUrl && alternatives.length > 0 && (
        <ConsentBar
          to={shell.analyticsUrl}
          counted={countedPage(context, route, breadcrumbs)}
          locale={context.locale}
        />
      )}
      {shell.preview && <PreviewMark context={context} />}
      {header && <Header shell={shell} context={context} languages={alternatives} />}
      {!header && route?.bar !== 'blank' && (
        <LogoBar shell={shell} context={context} languages={alternatives} />
      )}
      {(header || route?.bar === 'logo') && <Breadcrumbs crumbs={breadcrumbs} locale={context.locale} />}
      <main id="main" tabIndex={-1} data-keep={keepMode(route, context.query)}>
        {children}
      </main>
      {route?.cited && <PrintFoot context={context} siteUrl={shell.siteUrl} />}
      {(route?.footer ?? true) && <Footer shell={shell} locale={context.locale} device={context.device} />}
      {route?.bar === 'own' && <SlimFooter shell={shell} locale={context.locale} />}
      <BackToTop label={t('backToTop')} />
      <Toasts />
      <Awake />
    </>
  );
}
