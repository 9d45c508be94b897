import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MenuItem } from '@/lib/model/menu';
import type { Shell } from '@/lib/model/shell';
import type { Device, Locale } from '@/lib/model/variant';
import { staticInner } from '@/lib/runtime/static-markup';
import styles from './footer.module.css';
import { FooterLinkList } from './footer-link-list';
import { MenuLink } from './menu-link';

const SITE_MAP_COLUMNS = 4;

function Fold({ title, device, children }: { title: string; device: Device; children: ReactNode }) {
  if (device === 'mobile') {
    return (
      <details className={styles.fold}>
        <summary>{title}</summary>
        {children}
      </details>
    );
  }
  return (
    <div role="group" className={styles.column} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </div>
  );
}

function SectionLinks({ item, locale }: { item: MenuItem; locale: Locale }) {
  return (
    <ul className={styles.links}>
      {item.children.map((child) => (
        <li key={child.id}>
          <MenuLink item={child} locale={locale} path="" />
        </li>
      ))}
    </ul>
  );
}

interface FooterColumnsProps {
  shell: Shell;
  locale: Locale;
  device: Device;
}

function Columns({ shell, locale, device }: FooterColumnsProps) {
  const t = useTranslations('footer');
  const { footer, topMenu } = shell;
  const sections = topMenu.filter(({ children }) => children.length > 0).slice(0, SITE_MAP_COLUMNS);
  const lists = [
    { title: t('related'), links: [...footer.leftTop, ...footer.leftCenter] },
    { title: t('links'), links: footer.left },
    { title: t('regulators'), links: footer.right },
    { title: t('outlets'), links: footer.banner },
  ].filter(({ links }) => links.length > 0);
  return (
    <>
      {sections.map((item) => (
        <Fold key={item.id} title={item.label} device={device}>
          <SectionLinks item={item} locale={locale} />
        </Fold>
      ))}
      {lists.map(({ title, links }) => (
        <Fold key={title} title={title} device={device}>
          <FooterLinkList links={links} locale={locale} />
        </Fold>
      ))}
    </>
  );
}

/** Sections of the site and the link lists of the dictionaries. */
export function FooterColumns(props: FooterColumnsProps) {
  const { shell, locale, device } = props;
  const source = { from: [shell.topMenu, shell.footer], name: `columns ${locale} ${device}` };
  return <div className={styles.columns} {...staticInner(source, <Columns {...props} />)} />;
}
