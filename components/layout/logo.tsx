import type { SiteSettings } from '@/lib/model/site';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';

interface LogoProps {
  settings: SiteSettings;
  locale: Locale;
  /** The current page is the home page. */
  home?: boolean;
  /** Below the first screen. */
  below?: boolean;
  className?: string;
}

/** Without a priority of its own it would be preloaded, before style sheets and the page's largest picture. */
const FIRST = { fetchPriority: 'low' } as const;
const BELOW = { loading: 'lazy' } as const;

/** The group's logo on the dark ground of header and footer, linked to the home page. */
export function Logo({ settings, locale, home, below, className }: LogoProps) {
  return (
    <a className={className} href={href(locale, '/')} aria-current={home ? 'page' : undefined}>
      <img
        src={settings.logoOnDark[locale]}
        alt={settings.name[locale]}
        width={180}
        height={36}
        data-on-dark
        {...(below ? BELOW : FIRST)}
      />
    </a>
  );
}
