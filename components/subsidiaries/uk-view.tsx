import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { UkSubsidiary } from '@/lib/model/subsidiaries';
import type { Edition } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';
import { Attachments } from '../articles/attachments';
import { BehindText } from '../ui/behind-text';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { MotifPicture } from '../ui/motif-picture';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { SmartLink } from '../ui/smart-link';
import styles from './uk.module.css';

function Backdrop({ image }: Pick<UkSubsidiary, 'image'>) {
  if (!image) return <MotifPicture motif="bridge" className={styles.image} />;
  return (
    <Picture src={image} alt="" width={1600} height={700} sizes="100vw" eager className={styles.image} />
  );
}

/** Names and slogan over a picture. */
function Banner({ data, edition }: { data: UkSubsidiary; edition: Edition }) {
  const [own, other] = data.names;
  return (
    <div className={styles.banner} data-over>
      <BehindText edition={edition}>
        <Backdrop image={data.image} />
      </BehindText>
      <div className={`container ${styles.words}`}>
        <h1>{own?.text}</h1>
        {other && (
          <p className={styles.other} lang={localeRow(other.locale).htmlLang}>
            {other.text}
          </p>
        )}
        {data.slogan && <p className={styles.slogan}>{data.slogan}</p>}
      </div>
      <span hidden />
    </div>
  );
}

function Registers({ registers }: Pick<UkSubsidiary, 'registers'>) {
  const t = useTranslations('subsidiaries');
  return (
    <dl className={styles.registers}>
      {registers.map(({ name, number, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{number}</strong>
            {href && (
              <SmartLink href={href}>
                {t('lookUp')}
                <span className="visually-hidden"> {name}</span>
              </SmartLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Archive({ disclosures }: Pick<UkSubsidiary, 'disclosures'>) {
  const t = useTranslations('subsidiaries');
  if (disclosures.length === 0) return <EmptyState title={t('noDisclosures')} />;
  return (
    <ol className={styles.archive}>
      {disclosures.map(({ year, label, href }) => (
        <li key={href}>
          <SmartLink href={href} newTab>
            <span className={styles.year}>{year}</span>
            <span>{label}</span>
            <span className={styles.kind}>PDF</span>
            <Icon name="document" />
          </SmartLink>
        </li>
      ))}
    </ol>
  );
}

/** UK-01: names and slogan, profile, annual disclosures, and how to look the company up at the regulator. */
export function UkView({ data, context }: { data: UkSubsidiary; context: PageContext }) {
  const t = useTranslations('subsidiaries');
  return (
    <>
      <Banner data={data} edition={context.edition} />
      <div className={`container ${styles.about}`}>
        <div>
          {data.description && <p className={styles.lead}>{data.description}</p>}
          {data.articles.map((article) => (
            <div key={article.id}>
              <RichText html={article.body} />
              <Attachments article={article} />
            </div>
          ))}
        </div>
        <aside aria-label={t('registers')}>
          <h2>{t('registers')}</h2>
          <Registers registers={data.registers} />
          <p className={styles.note}>{t('registerNote')}</p>
        </aside>
      </div>
      <Section title={t('disclosures')} watermark={t('watermark')} tone="raised">
        <p className={styles.note}>{t('disclosuresNote')}</p>
        <Archive disclosures={data.disclosures} />
      </Section>
    </>
  );
}
