'use client';

import { useId, useRef } from 'react';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon';
import styles from './outlet.module.css';

interface QrPopupProps {
  src: string;
  alt: string;
  label: string;
}

/** BC-01: opens by tap or key without a script, and by hover and focus with one; Esc and a click beside close it. */
export function QrPopup({ src, alt, label }: QrPopupProps) {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const show = () => popup.current?.showPopover();
  const hide = () => popup.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        popoverTarget={id}
        popoverTargetAction="show"
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <Icon name="wechat" />
        {label}
      </button>
      <div ref={popup} id={id} popover="auto" className={styles.qr}>
        <img src={src} alt={alt} width={200} height={200} loading="lazy" />
      </div>
    </>
  );
}
