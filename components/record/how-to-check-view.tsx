import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HowToCheck } from '@/lib/model/archive';
import type { PageContext } from '@/lib/model/page';
import { inclusionHref, RECORD_PATHS } from '@/lib/site/endpoints';
import { PageHead } from '../ui/page-head';
import { FileLinks } from '../ui/table/file-links';
import { Moment } from './moment';
import styles from './record.module.css';

/** Addresses for programs, with values to try where they need some. */
const addressesOf = (size: number) => ({
  head: RECORD_PATHS.head,
  key: RECORD_PATHS.key,
  entries: `${RECORD_PATHS.entries}?start=0&count=10`,
  inclusion: inclusionHref(0),
  consistency: `${RECORD_PATHS.consistency}?first=1&second=${Math.max(1, size)}`,
});

const ADDRESSES = ['head', 'key', 'entries', 'inclusion', 'consistency'] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The newest head and the key that verifies it, as they are published. */
function HeadAndKey({ data: { head, keys }, context }: { data: HowToCheck; context: PageContext }) {
  const t = useTranslations('archive.check');
  const time = () => <Moment time={head.time} locale={context.locale} />;
  return (
    <>
      <Part title={t('head.title')}>
        <p data-observed="">{t.rich('head.text', { size: head.size, time })}</p>
        <pre data-observed="">{head.note}</pre>
        <FileLinks label={t('head.link')} files={[['TXT', RECORD_PATHS.head]]} />
      </Part>
      <Part title={t('key.title')}>
        <p>{t('key.text')}</p>
        {keys.isDemonstration && <p className={styles.note}>{t('key.demonstration')}</p>}
        <pre>{keys.current}</pre>
        {keys.former.length > 0 && <h3>{t('key.former')}</h3>}
        {keys.former.map((key) => (
          <pre key={key}>{key}</pre>
        ))}
        <FileLinks label={t('key.link')} files={[['PEM', RECORD_PATHS.key]]} />
      </Part>
    </>
  );
}

/** How to run the script, and the addresses that it and other programs read. */
function Tools({ siteUrl, head }: HowToCheck) {
  const t = useTranslations('archive.check');
  const addressOf = (path: string) => new URL(path, siteUrl).href;
  const paths = addressesOf(head.size);
  return (
    <>
      <Part title={t('run.title')}>
        <p>{t('run.text')}</p>
        <pre>
          {`curl -O ${addressOf(RECORD_PATHS.script)}\npython3 check.py ${siteUrl} ${Math.max(0, head.size - 1)}`}
        </pre>
        <p>{t('run.keep')}</p>
        <pre>
          {`curl -o kept-head ${addressOf(RECORD_PATHS.head)}\npython3 check.py ${siteUrl} 0 kept-head`}
        </pre>
        <FileLinks label={t('run.script')} files={[['Python', RECORD_PATHS.script]]} save />
      </Part>
      <Part title={t('addresses.title')}>
        <ul>
          {ADDRESSES.map((name) => (
            <li key={name}>
              {t(`addresses.${name}`)}
              <br />
              <a href={paths[name]}>
                <code>{addressOf(paths[name])}</code>
              </a>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** In plain words: how the log is made, its newest head and key, how to check it, and what that proves. */
export function HowToCheckView({ data, context }: { data: HowToCheck; context: PageContext }) {
  const t = useTranslations('archive.check');
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} kind="dense" />
      <div className={`container ${styles.prose}`} data-read="">
        <Part title={t('what.title')}>
          {(['log', 'hash', 'tree', 'head'] as const).map((one) => (
            <p key={one}>{t(`what.${one}`)}</p>
          ))}
        </Part>
        <HeadAndKey data={data} context={context} />
        <Tools {...data} />
        <Part title={t('proves.title')}>
          <ul>
            {(['unchanged', 'complete', 'time'] as const).map((one) => (
              <li key={one}>{t(`proves.${one}`)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t('not.title')}>
          <ul>
            {(['truth', 'before', 'source'] as const).map((one) => (
              <li key={one}>{t(`not.${one}`)}</li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}
