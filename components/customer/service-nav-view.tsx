import { useTranslations } from 'next-intl';
import type { ServicePage } from '@/lib/model/customer';
import type { LinkEntry } from '@/lib/model/dictionaries';
import type { PageContext } from '@/lib/model/page';
import type { Edition } from '@/lib/model/variant';
import { BehindText } from '../ui/behind-text';
import { ButtonLink } from '../ui/button-link';
import { PageHead } from '../ui/page-head';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { AssistantButton } from './assistant-button';
import styles from './customer.module.css';
import { LinkCards } from './link-cards';
import { PhoneNumbers } from './phone-numbers';

/** How to open an account, on a picture. */
function OpeningBanner({ banner, edition }: { banner: LinkEntry; edition: Edition }) {
  const t = useTranslations('customer.service');
  return (
    <section className={styles.banner} aria-label={banner.label}>
      {banner.imageUrl && (
        <BehindText edition={edition}>
          <Picture
            src={banner.imageUrl}
            alt=""
            sizes="100vw"
            width={1600}
            height={600}
            className={styles.picture}
          />
        </BehindText>
      )}
      <div className={`container ${styles.bannerText}`}>
        <h2>{banner.label}</h2>
        {banner.text && <p>{banner.text}</p>}
        {banner.url && <ButtonLink href={banner.url}>{t('open')}</ButtonLink>}
      </div>
    </section>
  );
}

function Cards({ title, links }: { title: string; links: readonly LinkEntry[] }) {
  return (
    <section aria-label={title} className={styles.group}>
      <h3 className={styles.sub}>{title}</h3>
      <LinkCards links={links} />
    </section>
  );
}

const GROUPS = {
  business: ['institutional', 'custody', 'evaluation'],
  former: ['formerA', 'formerB'],
} as const;

/** Lists of links under one title, or nothing where all of them are empty. */
function Group({ group, data }: { group: keyof typeof GROUPS; data: ServicePage }) {
  const t = useTranslations('customer.service');
  const lists = GROUPS[group].filter((name) => data[name].length > 0);
  if (lists.length === 0) return null;
  return (
    <Section title={t(group)} tone={group === 'former' ? 'raised' : 'plain'}>
      {lists.map((name) => (
        <Cards key={name} title={t(name)} links={data[name]} />
      ))}
    </Section>
  );
}

/** CU-06: directory of services, from the assistant to pages for clients of the two merged groups. */
export function ServiceNavView({ data, context }: { data: ServicePage; context: PageContext }) {
  const t = useTranslations('customer.service');
  const { banner, assistant } = data;
  return (
    <>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark')} />
      <section className={`container ${styles.page} ${styles.split}`} aria-label={t('welcome')}>
        <div className={styles.ways}>
          <h2 className={styles.welcome}>{t('welcome')}</h2>
          <p className={styles.lead}>{t('welcomeText')}</p>
          <AssistantButton assistant={assistant} locale={context.locale} />
        </div>
        <PhoneNumbers phones={assistant.phones} />
      </section>
      {data.top.length > 0 && (
        <Section title={t('top')} tone="raised">
          <LinkCards links={data.top} />
        </Section>
      )}
      {banner && <OpeningBanner banner={banner} edition={context.edition} />}
      <Group group="business" data={data} />
      <Group group="former" data={data} />
    </>
  );
}
