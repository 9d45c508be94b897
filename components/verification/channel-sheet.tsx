import { useTranslations } from 'next-intl';
import { SHARE_QR_SIZE } from '@/lib/base/constants';
import type { VerificationPage } from '@/lib/model/verification';
import { PhoneLink } from '../ui/phone-link';
import { PrintButton } from '../ui/print-button';
import { QrImage } from '../ui/qr-image';
import styles from './sheet.module.css';

type SheetProps = Pick<VerificationPage, 'channels' | 'sticker'>;

/** The official channels and the code of the page: what is left of it on paper, with what we never ask for. */
export function ChannelSheet({ channels: { hosts, phones, accounts }, sticker }: SheetProps) {
  const t = useTranslations('verification.sheet');
  const hostOf = (host: string) => (host.startsWith('*.') ? t('below', { host: host.slice(1) }) : host);
  const groups = [
    ['hosts', hosts.map((host) => <li key={host}>{hostOf(host)}</li>)],
    [
      'phones',
      phones.map((number) => (
        <li key={number}>
          <PhoneLink number={number} />
        </li>
      )),
    ],
    ['accounts', accounts.map(({ name, id }) => <li key={id}>{id === name ? name : `${name} (${id})`}</li>)],
  ] as const;
  return (
    <section className={`container ${styles.sheet}`} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <div className={styles.channels}>
        <dl>
          {groups.map(
            ([name, items]) =>
              items.length > 0 && (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>
                    <ul>{items}</ul>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <figure>
          <QrImage qr={sticker.qr} label={t('code')} size={SHARE_QR_SIZE} />
          <figcaption>
            {t('scan')}
            <br />
            {sticker.address}
          </figcaption>
        </figure>
      </div>
      <p className="no-print">
        <a href={sticker.href} download="">
          {t('file')}
        </a>
      </p>
      <PrintButton label={t('print')} kind="secondary" />
    </section>
  );
}
