import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { pageOfItem, pathHref, tabHref } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import { OwnWord, ownLang } from '../ui/own-word';
import { SmartLink } from '../ui/smart-link';

interface MenuLinkProps {
  item: MenuItem;
  locale: Locale;
  /** Links to the current page. */
  path: string;
  /** The current page is below this item. */
  inside?: boolean;
  className?: string;
}

/** A menu item as a link: frames open in a new tab (MN-07), aria-current where it applies. */
export function MenuLink({ item, locale, path, inside, className }: MenuLinkProps): ReactNode {
  const t = useTranslations('frame');
  if (item.href) {
    return (
      <SmartLink href={item.href} newTab className={className}>
        <OwnWord text={item.label} locale={locale} />
        <Icon name="outside" size={14} />
        <span className="visually-hidden">{t('newTab')}</span>
      </SmartLink>
    );
  }
  const page = pageOfItem(item);
  if (!page) return null;
  const to = item.tab ? tabHref(locale, item.tab) : pathHref(locale, page.path, page.query);
  const current = (item.ownPath ?? item.path) === path ? 'page' : inside ? 'true' : undefined;
  return (
    <a href={to} className={className} aria-current={current} lang={ownLang(item.label, locale)}>
      {item.label}
    </a>
  );
}
