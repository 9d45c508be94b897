import { useTranslations } from 'next-intl';
import type { Detail } from '@/lib/model/detail';
import type { PageContext } from '@/lib/model/page';
import { MoreLinks } from '../ui/more-links';
import { ChannelView } from './channel-view';
import { NewsView } from './news-view';
import { ServiceView } from './service-view';

function RelatedServices({ detail, context }: { detail: Detail; context: PageContext }) {
  const t = useTranslations('articles');
  const links = detail.related.map(({ title, id }) => ({
    name: title,
    path: '/detail',
    query: { type: 'service', id },
  }));
  return <MoreLinks title={t('related')} links={links} locale={context.locale} />;
}

/** /detail in its four types; several articles of a menu item are shown as a channel. */
export function DetailView({ data, context }: { data: Detail; context: PageContext }) {
  const { type, articles, title } = data;
  if (articles.length > 1 || type === 'channel') {
    return <ChannelView data={{ title, articles }} context={context} />;
  }
  if (type === 'custom') {
    return (
      <>
        <h1 className="visually-hidden">{title}</h1>
        <ChannelView data={{ title: null, articles }} context={context} />
      </>
    );
  }
  return type === 'service' ? (
    <>
      <ServiceView detail={data} />
      <RelatedServices detail={data} context={context} />
    </>
  ) : (
    <NewsView detail={data} context={context} />
  );
}
