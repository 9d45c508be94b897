import { useTranslations } from 'next-intl';
import { CARD_OPEN_DEBOUNCE_MS } from '@/lib/base/constants';
import type { BusinessLine } from '@/lib/model/business';
import type { PageContext } from '@/lib/model/page';
import { ServiceView } from '../articles/service-view';
import { EmptyState } from '../ui/empty-state';
import { MoreLinks } from '../ui/more-links';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';
import { CardList } from './cards/card-list';

/** BL-02: a business line: its service in full, all its cards, and links to the other lines. */
export function LineView({ data, context }: { data: BusinessLine; context: PageContext }) {
  const t = useTranslations('business');
  const { detail, template, cards, others } = data;
  return (
    <>
      {detail ? <ServiceView detail={detail} /> : <PageHead title={data.title} text={data.intro} />}
      {cards.length > 0 && (
        <Section title={t('cards')} watermark={t('watermark.cards')} tone="raised">
          <div data-click-guard={CARD_OPEN_DEBOUNCE_MS}>
            <CardList template={template} cards={cards} locale={context.locale} edition={context.edition} />
          </div>
        </Section>
      )}
      {!detail && cards.length === 0 && (
        <div className="container section">
          <EmptyState title={t('empty')} />
        </div>
      )}
      <MoreLinks title={t('others')} links={others} locale={context.locale} />
    </>
  );
}
