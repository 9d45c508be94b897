import { useTranslations } from 'next-intl';
import { SHARE_QR_SIZE } from '@/lib/base/constants';
import type { QrCode } from '@/lib/model/detail';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { QrImage } from '../ui/qr-image';
import { CopyLink } from './copy-link';
import styles from './share.module.css';

const DIALOG = 'share-wechat';

interface ShareProps {
  url: string;
  qr: QrCode;
}

/** DE-04: a QR code to scan with WeChat, in a dialog, and the address to copy. */
export function Share({ url, qr }: ShareProps) {
  const t = useTranslations('share');
  return (
    <div className={`${styles.share} no-print`} role="group" aria-label={t('label')}>
      <span className={styles.label}>{t('label')}</span>
      <button
        type="button"
        className={styles.button}
        popoverTarget={DIALOG}
        data-dialog={DIALOG}
        aria-haspopup="dialog"
        aria-label={t('wechat')}
      >
        <Icon name="wechat" />
      </button>
      <CopyLink url={url} words={{ label: t('copy'), done: t('copied'), failed: t('copyFailed') }} />
      <dialog
        id={DIALOG}
        popover="auto"
        aria-label={t('wechat')}
        className={styles.dialog}
        data-close-outside=""
      >
        <div className={styles.sheet}>
          <p className={styles.title}>{t('scan')}</p>
          <QrImage qr={qr} label={t('code')} size={SHARE_QR_SIZE} className={styles.code} />
          <p className={styles.url}>{url}</p>
          <Button
            type="button"
            kind="secondary"
            popoverTarget={DIALOG}
            popoverTargetAction="hide"
            data-close=""
          >
            {t('close')}
          </Button>
        </div>
      </dialog>
    </div>
  );
}
