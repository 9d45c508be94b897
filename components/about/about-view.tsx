import { useTranslations } from 'next-intl';
import type { About } from '@/lib/model/about';
import type { PageContext } from '@/lib/model/page';
import { Figures } from '../home/figures';
import { Hero } from '../ui/hero';
import { Section } from '../ui/section';
import { Culture } from './culture';
import { Distribution } from './distribution';
import { Honors } from './honors';
import { JoinUsBand } from './join-us';
import { Overview } from './overview';
import { Timeline } from './timeline';
import { Welfare } from './welfare';

/** AB-01: the group, from its history to its job offers. */
export function AboutView({ data, context }: { data: About; context: PageContext }) {
  const t = useTranslations('about');
  const { locale } = context;
  const { overview } = data;
  return (
    <>
      <Hero
        kicker={overview ? data.title : undefined}
        title={overview?.excerpt || data.title}
        text={overview ? undefined : data.intro}
        image={overview?.image ?? ''}
        context={context}
        phoneImage={overview?.phoneImage}
      />
      {(overview || data.leader) && <Overview overview={overview} leader={data.leader} locale={locale} />}
      <Section title={t('distribution')} watermark={t('watermark.distribution')} tone="raised">
        <Figures figures={data.figures} locale={locale} pages={data.pages} />
        <Distribution provinces={data.distribution} approval={data.mapApproval} locale={locale} />
      </Section>
      {data.events.length > 0 && (
        <Section title={t('events')} watermark={t('watermark.events')}>
          <Timeline events={data.events} locale={locale} />
        </Section>
      )}
      {(data.honors.length > 0 || data.ratings.length > 0) && (
        <Section title={t('honors')} watermark={t('watermark.honors')} tone="ink">
          <Honors honors={data.honors} ratings={data.ratings} locale={locale} />
        </Section>
      )}
      <Culture party={data.party} culture={data.culture} locale={locale} />
      {data.welfare && <Welfare article={data.welfare} locale={locale} />}
      {data.joinUs && <JoinUsBand joinUs={data.joinUs} edition={context.edition} />}
    </>
  );
}
