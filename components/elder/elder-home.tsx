import { useTranslations } from 'next-intl';
import type { Home, HomeLink } from '@/lib/model/home';
import type { Locale } from '@/lib/model/variant';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { href } from '@/lib/site/routes';
import { ArticleLink } from '../articles/article-link';
import { ArticleMeta } from '../articles/article-meta';
import { Icon, type IconName } from '../ui/icon';

interface Task {
  name: 'outlet' | 'complaint' | 'verify' | 'market' | 'help';
  icon: IconName;
  path: HomeLink;
}

/** EL-09: what people come for; with the hotline before it, six entries. */
const TASKS: readonly Task[] = [
  { name: 'outlet', icon: 'place', path: '/branch' },
  { name: 'complaint', icon: 'document', path: '/customer-slogan' },
  { name: 'verify', icon: 'check', path: '/verify' },
  { name: 'market', icon: 'chart', path: '/investor-relations' },
  { name: 'help', icon: 'service', path: '/service' },
];

function Entry({ to, icon, title, text }: { to: string; icon: IconName; title: string; text: string }) {
  return (
    <li>
      <a href={to}>
        <Icon name={icon} size={40} />
        <span>
          <strong>{title}</strong>
          <span>{text}</span>
        </span>
      </a>
    </li>
  );
}

function Tasks({ data: { hotline, pages }, locale }: { data: Home; locale: Locale }) {
  const t = useTranslations('elder.home');
  return (
    <ul data-elder="tasks">
      <Entry to={phoneHref(hotline)} icon="phone" title={t('call', { hotline })} text={t('callText')} />
      {TASKS.filter(({ path }) => pages.includes(path)).map(({ name, icon, path }) => (
        <Entry key={name} to={href(locale, path)} icon={icon} title={t(name)} text={t(`${name}Text`)} />
      ))}
    </ul>
  );
}

/** The home page of the elder edition: what to do first, then the newest news; one column, no film and no script. */
export function ElderHome({ data, locale }: { data: Home; locale: Locale }) {
  const t = useTranslations('elder.home');
  const news = [...(data.keyNews ? [data.keyNews] : []), ...data.news];
  return (
    <div className="container" data-elder="home">
      <h1>{t('tasks')}</h1>
      <Tasks data={data} locale={locale} />
      {news.length > 0 && (
        <section aria-labelledby="news">
          <h2 id="news">{t('news')}</h2>
          <ul data-elder="news">
            {news.map((article) => (
              <li key={article.id}>
                <ArticleLink article={article} locale={locale} />
                <ArticleMeta article={article} locale={locale} />
              </li>
            ))}
          </ul>
          {data.pages.includes('/pressroom') && (
            <p>
              <a href={href(locale, '/pressroom')} data-elder="more">
                {t('allNews')}
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
