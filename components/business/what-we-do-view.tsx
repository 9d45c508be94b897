import { useTranslations } from 'next-intl';
import { CARD_OPEN_DEBOUNCE_MS } from '@/lib/base/constants';
import type { WhatWeDo } from '@/lib/model/business';
import type { PageContext } from '@/lib/model/page';
import { Chips } from '../ui/chips';
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
        context={context}
        phoneImage={hero?.phoneImage}
      >
        <nav className={styles.anchors} aria-label={t('lines')}>
          <Chips
            look="onInk"
            chips={sections.map(({ id, name }) => ({ label: name, href: `#line-${id}` }))}
          />
        </nav>
      </Hero>
      <div data-teaser data-click-guard={CARD_OPEN_DEBOUNCE_MS}>
        {sections.map((section, at) => (
          <BusinessBand key={section.id} section={section} place={at} context={context} />
        ))}
      </div>
    </>
  );
}
