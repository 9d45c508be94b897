import { useTranslations } from 'next-intl';
import { PROVINCE_CODES } from '@/lib/base/provinces';
import type { Finder as FinderData } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { LOCATION_KEY } from '@/lib/rules/outlets/location-answer';
import { OUTLET } from '@/lib/site/outlet-addresses';
import { href, pathHref } from '@/lib/site/routes';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Finder } from './finder.client';
import styles from './finder.module.css';
import { useFinderWords } from './finder-words';
import { OutletSearch } from './outlet-search';
import { PlaceSketch } from './place-sketch';
import { ProvinceIndex } from './province-index';

interface FinderProps {
  data: FinderData;
  context: PageContext;
}

/** Every province with outlets at its own address, for visitors without JavaScript and for crawlers. */
function Provinces({
  provinces,
  context: { locale, path },
}: Omit<FinderProps, 'data'> & Pick<FinderData, 'provinces'>) {
  const t = useTranslations('outlets');
  const names = useTranslations('people.provinces');
  const known =
    provinces.length > 0 ? provinces : PROVINCE_CODES.map((province) => ({ province, count: null }));
  const entries = [
    ...known.map(({ province, count }) => ({
      name: names(province),
      address: pathHref(locale, path, { province }),
      count,
    })),
    { name: t('directory'), address: href(locale, OUTLET), count: null },
  ];
  return <ProvinceIndex id="by-province" entries={entries} />;
}

/** BR-01: the list is in the page; the browser adds map, distances and history. */
export function FinderView({ data, context }: FinderProps) {
  const t = useTranslations('outlets');
  const words = useFinderWords();
  const { locale, device } = context;
  const { map, provinces, ...list } = data;
  const count = t('count', { count: data.outlets.length });
  const province = words.provinces[data.shown] ?? '';
  const title = data.shown ? `${province} · ${count}` : count;
  const sketch = map && <PlaceSketch {...map} name={province} kind="many" />;
  const empty = data.outlets.length === 0 && (
    <EmptyState title={t('nothing')}>
      <a href={href(locale, OUTLET)}>{t('showAll')}</a>
    </EmptyState>
  );
  return (
    <>
      <PageHead title={t('finderTitle')} text={t('finderLead')} kind="dense" />
      <div className={`container ${styles.page}`}>
        <div className={styles.island} data-island="main" data-stored={LOCATION_KEY}>
          <Finder
            data={list}
            locale={locale}
            device={device}
            words={words}
            title={title}
            empty={empty}
            sketch={sketch}
          >
            <OutletSearch filter={data.filter} shown={data.shown} context={context} label={t('keyword')} />
          </Finder>
        </div>
        <noscript>
          <p>{t('noScriptMap')}</p>
        </noscript>
        <Provinces provinces={provinces} context={context} />
      </div>
    </>
  );
}
