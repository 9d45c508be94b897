import { useTranslations } from 'next-intl';
import { CARD_OPEN_DEBOUNCE_MS } from '@/lib/constants';
import type { WhatWeDo } from '@/lib/model/business';
import type { PageContext } from '@/lib/model/page';
import { ClickGuard } from '../ui/click-guard.client';
import { Hero } from '../ui/hero';
import { BusinessBand } from './business-band';
import styles from './what-we-do.module.css';

/** BL-01: the business lines, one band each, with a row of anchors to them. */
export function WhatWeDoView({ data, context }: { data: WhatWeDo; context: PageContext }) {
  const t = useTranslations('business');
  const { hero, sections } = data;
  return (
    <>
      <Hero
        kicker={hero ? data.title : undefined}
        title={hero?.title ?? data.title}
        text={hero?.excerpt || data.intro}
        image={hero?.image ?? ''}
        phoneImage={hero?.phoneImage}
      >
        <nav aria-label={t('lines')}>
          <ul className={styles.anchors}>
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a href={`#line-${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Hero>
      <div data-cards data-teaser>
        {sections.map((section, at) => (
          <BusinessBand key={section.id} section={section} place={at} locale={context.locale} />
        ))}
      </div>
      <ClickGuard within="[data-cards]" ms={CARD_OPEN_DEBOUNCE_MS} />
    </>
  );
}
