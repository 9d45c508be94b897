import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/model/crumb';
import type { PageContext } from '@/lib/model/page';
import type { Route } from '@/lib/model/route';
import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { ConsentBar } from '../analytics/consent-bar';
import { countedPage } from '../analytics/counted-page';
import { Awake } from '../ui/awake.client';
import { Toasts } from '../ui/toasts';
import { BackToTop } from './back-to-top';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { keepMode } from './keep-mode';
import { LogoBar } from './logo-bar';
import { SlimFooter } from './slim-footer';

interface FrameProps {
  shell: Shell;
  context: PageContext;
  route: Route | null;
  /** Languages in which the page exists; both by default. */
  languages?: readonly Locale[];
  /** Breadcrumbs from the home page to this one; none on the home page. */
  breadcrumbs?: readonly Crumb[];
  children: ReactNode;
}

/** Everything around a page's own content, by the flags of its route (SH-03). */
export function Frame({ shell, context, route, languages, breadcrumbs = [], children }: FrameProps) {
  const t = useTranslations('frame');
  const header = route?.header ?? true;
  const alternatives = route?.zhOnly ? (['zh'] as const) : (languages ?? (['zh', 'en'] as const));
  return (
    <>
      <a className={`${styles.skip} no-print`} href="#main">
        {t('skip')}
      </a>
      {shell.analyticsUrl && alternatives.length > 0 && (
        <ConsentBar
          to={shell.analyticsUrl}
          counted={countedPage(context, route, breadcrumbs)}
          locale={context.locale}
        />
      )}
      {shell.preview && (
        <p className={styles.preview} role="status">
          {t('preview')}
        </p>
      )}
      {header && <Header shell={shell} context={context} languages={alternatives} />}
      {!header && route?.bar !== 'blank' && <LogoBar shell={shell} locale={context.locale} />}
      {(header || route?.bar === 'logo') && <Breadcrumbs crumbs={breadcrumbs} locale={context.locale} />}
      <main id="main" tabIndex={-1} data-keep={keepMode(route, context.query)}>
        {children}
      </main>
      {(route?.footer ?? true) && <Footer shell={shell} locale={context.locale} device={context.device} />}
      {route?.bar === 'own' && <SlimFooter shell={shell} locale={context.locale} />}
      <BackToTop label={t('backToTop')} />
      <Toasts />
      <Awake />
    </>
  );
}
