import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { Sustainability } from '@/lib/model/sustainability';
import { BehindText } from '../ui/behind-text';
import { Hero } from '../ui/hero';
import { MotifPicture } from '../ui/motif-picture';
import { RatingBadges } from '../ui/rating-badges';
import { Section } from '../ui/section';
import { PillarBand } from './pillar-band';
import styles from './sustainability.module.css';
import { TopLinks } from './top-links';

/** SU-01: report, news and policies first; then ratings and the four pillars of sustainability. */
export function SustainabilityView({ data, context }: { data: Sustainability; context: PageContext }) {
  const t = useTranslations('sustainability');
  const { hero, ratings, pillars } = data;
  const { locale } = context;
  return (
    <>
      <Hero
        kicker={hero ? data.title : undefined}
        title={hero?.title ?? data.title}
        text={hero?.excerpt || data.intro}
        image={hero?.image ?? ''}
        context={context}
        phoneImage={hero?.phoneImage}
      />
      <TopLinks data={data} locale={locale} />
      {ratings.length > 0 && (
        <Section
          title={t('hardWorking')}
          watermark={t('watermark.ratings')}
          tone="ink"
          behind={
            <BehindText edition={context.edition}>
              <MotifPicture motif="leaf" className={styles.behind} />
            </BehindText>
          }
        >
          <RatingBadges ratings={ratings} locale={locale} />
        </Section>
      )}
      {pillars.map((pillar, at) => (
        <PillarBand key={pillar.id} pillar={pillar} place={at} locale={locale} />
      ))}
    </>
  );
}
