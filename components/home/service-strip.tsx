import { useTranslations } from 'next-intl';
import type { Home, HomeLink } from '@/lib/model/home';
import type { Locale } from '@/lib/model/variant';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { href } from '@/lib/site/routes';
import { Icon, type IconName } from '../ui/icon';
import styles from './service-strip.module.css';

interface Task {
  name: 'outlet' | 'software' | 'verify' | 'reports' | 'service';
  icon: IconName;
  path: HomeLink;
}

const BEFORE_CALL: readonly Task[] = [{ name: 'outlet', icon: 'place', path: '/branch' }];
const AFTER_CALL: readonly Task[] = [
  { name: 'software', icon: 'download', path: '/download' },
  { name: 'verify', icon: 'check', path: '/verify' },
  { name: 'reports', icon: 'document', path: '/investor-relations/report' },
  { name: 'service', icon: 'service', path: '/service' },
];

function Entry({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <li>
      <a className={styles.task} href={to}>
        <Icon name={icon} size={26} />
        <span>{label}</span>
      </a>
    </li>
  );
}

/** The tasks most visitors come for, directly below the banner; the hotline among them. */
export function ServiceStrip({
  data: { hotline, pages },
  locale,
}: {
  data: Pick<Home, 'hotline' | 'pages'>;
  locale: Locale;
}) {
  const t = useTranslations('home.tasks');
  const entry = ({ name, icon, path }: Task) =>
    pages.includes(path) && <Entry key={name} to={href(locale, path)} icon={icon} label={t(name)} />;
  return (
    <nav className={styles.strip} aria-label={t('label')}>
      <ul className={`container ${styles.tasks}`}>
        {BEFORE_CALL.map(entry)}
        <Entry to={phoneHref(hotline)} icon="phone" label={t('call', { hotline })} />
        {AFTER_CALL.map(entry)}
      </ul>
    </nav>
  );
}
