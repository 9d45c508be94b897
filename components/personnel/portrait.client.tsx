'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './personnel.module.css';

/** PB-03: the drawn default is the background; a picture that does not load is taken away, so that nothing else is seen. */
export function Portrait({ photo }: { photo: string }) {
  const picture = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // It may have failed before the script came.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <span className={styles.portrait}>
      {photo && !isBroken && (
        <img
          ref={picture}
          src={photo}
          alt=""
          width={96}
          height={120}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
