import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { FuyiDownload } from '@/lib/model/software';
import { href } from '@/lib/site/routes';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Picture } from '../ui/picture';
import { BuildList } from './build-list';
import { CheckFirst, CheckSection } from './check-section';
import promo from './fuyi.module.css';
import styles from './software.module.css';

/** DL-02: the trading client with its packages. */
export function FuyiView({ data, context }: { data: FuyiDownload; context: PageContext }) {
  const t = useTranslations('software');
  const { item } = data;
  const all = <a href={href(context.locale, '/download')}>{t('all')}</a>;
  if (!item) {
    return (
      <>
        <PageHead title={data.title} kind="dense" />
        <div className="container section">
          <EmptyState title={t('noItem')}>{all}</EmptyState>
        </div>
      </>
    );
  }
  const picture = item.poster || item.image;
  return (
    <div data-visitor={data.visitor}>
      <PageHead title={item.title} text={item.subtitle} kind="dense" />
      <div className={`container ${promo.promo}`}>
        <div>
          {item.description && <p className={promo.promoText}>{item.description}</p>}
          <p className={styles.fact}>
            <span>{t('version', { version: item.version })}</span>
            {item.compatible && <span>{t('compatible', { systems: item.compatible })}</span>}
          </p>
          <CheckFirst />
          <BuildList item={item} visitor={data.visitor} />
          <p className={styles.legal} data-stands-alone="">
            {all}
          </p>
        </div>
        {picture && (
          <Picture
            src={picture}
            alt=""
            width={960}
            height={640}
            sizes="(width >= 1025px) 36rem, 100vw"
            eager
          />
        )}
      </div>
      <CheckSection items={[item]} locale={context.locale} />
    </div>
  );
}
