import type { Detail } from '@/lib/model/detail';
import type { PageContext } from '@/lib/model/page';
import { ChannelView } from './channel-view';
import { NewsView } from './news-view';
import { ServiceView } from './service-view';

/** /detail in its four types; several articles of a menu item are shown as a channel. */
export function DetailView({ data, context }: { data: Detail; context: PageContext }) {
  const { type, articles, title } = data;
  if (articles.length > 1 || type === 'channel') return <ChannelView data={{ title, articles }} />;
  if (type === 'custom') {
    return (
      <>
        <h1 className="visually-hidden">{title}</h1>
        <ChannelView data={{ title: null, articles }} />
      </>
    );
  }
  return type === 'service' ? <ServiceView detail={data} /> : <NewsView detail={data} context={context} />;
}
