import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { Topic } from '@/lib/model/sustainability';
import { ChannelView } from '../articles/channel-view';
import { ButtonLink } from '../ui/button-link';
import { Hero } from '../ui/hero';
import { MoreLinks } from '../ui/more-links';
import { FigureRow } from './figure-row';
import styles from './topic.module.css';

/** SU-02: one pillar: banner, figures, text with table of contents, and links to the others. */
export function TopicView({ data, context }: { data: Topic; context: PageContext }) {
  const t = useTranslations('sustainability');
  const { title, articles, figures, others } = data;
  const [first] = articles;
  return (
    <>
      <Hero
        kicker={first ? title : undefined}
        title={first?.title ?? title}
        text={first?.excerpt}
        image={first?.image ?? ''}
        context={context}
        phoneImage={first?.phoneImage}
      />
      {figures.length > 0 && (
        <section className={`container ${styles.figures}`} aria-label={t('figures')}>
          <FigureRow figures={figures} />
        </section>
      )}
      <ChannelView data={{ title: null, articles }} context={context} />
      {first && first.links.length > 0 && (
        <p className={`container ${styles.links}`}>
          {first.links.map(({ href, label }) => (
            <ButtonLink key={href} href={href} kind="secondary">
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      <MoreLinks title={t('others')} links={others} locale={context.locale} />
    </>
  );
}
