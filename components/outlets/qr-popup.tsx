import { useId } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './outlet.module.css';

interface QrPopupProps {
  src: string;
  alt: string;
  label: string;
}

/**
 * BC-01: opens by tap or key without a script, and by hover and focus with one; Esc and a click beside it close it.
 */
export function QrPopup({ src, alt, label }: QrPopupProps) {
  const id = useId();
  return (
    <>
      <Button
        type="button"
        kind="secondary"
        popoverTarget={id}
        popoverTargetAction="show"
        data-hover-popup=""
      >
        <Icon name="wechat" />
        {label}
      </Button>
      <div id={id} popover="auto" className={styles.qr}>
        <img src={src} alt={alt} width={200} height={200} loading="lazy" />
      </div>
    </>
  );
}
