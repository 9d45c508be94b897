import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { LanguageSwitch } from '../layout/language-switch';
import { Logo } from '../layout/logo';
import { MenuChildren } from '../layout/menu-children';
import { MenuLink } from '../layout/menu-link';
import { placeInMenu } from '../layout/place-in-menu';

interface ElderHeaderProps {
  shell: Shell;
  context: PageContext;
  languages: readonly Locale[];
}

/** Logo, menu, search and language in words; the menu is a list that opens below its button. */
export function ElderHeader({ shell, context, languages }: ElderHeaderProps) {
  const t = useTranslations('elder');
  const { locale, path } = context;
  const { settings, topMenu } = shell;
  const here = placeInMenu(topMenu, path);
  return (
    <header className="no-print" data-elder="header">
      <Logo settings={settings} locale={locale} home={path === '/'} />
      <LanguageSwitch context={context} languages={languages} />
      <a href={href(locale, '/search')}>{t('search')}</a>
      <details data-elder="menu">
        <summary data-elder="button">{t('menu')}</summary>
        <nav aria-label={t('menu')}>
          <ul>
            {topMenu.map((item) => (
              <li key={item.id}>
                {item.path === null && !item.href ? (
                  <b>{item.label}</b>
                ) : (
                  <MenuLink item={item} locale={locale} path={here} />
                )}
                {item.children.length > 0 && (
                  <ul>
                    <MenuChildren items={item.children} locale={locale} path={here} />
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </header>
  );
}
