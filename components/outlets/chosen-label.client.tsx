'use client';

import { Popup } from 'react-leaflet';
import { placeOn } from '@/lib/rules/outlets/map-levels';
import { mapLinks } from '@/lib/rules/outlets/map-links';
import { PhoneLink } from '../ui/phone-link';
import { SmartLink } from '../ui/smart-link';
import styles from './map.module.css';
import type { OutletMapProps } from './outlet-map-props';

/** The chosen outlet beside its marker: name, phone and the way there. */
export function ChosenLabel({
  selected,
  tiles,
  words,
}: Pick<OutletMapProps, 'selected' | 'tiles' | 'words'>) {
  if (!selected?.position) return null;
  const { id, name, phone, city, position } = selected;
  const [amap] = mapLinks({ name, city, position });
  return (
    <Popup
      key={id}
      position={placeOn(tiles, position)}
      className={styles.label ?? ''}
      offset={[0, -10]}
      minWidth={160}
      maxWidth={240}
      closeButton={false}
      // The map goes to the chosen outlet by itself: moving it for the label as well would stop that half-way.
      autoPan={false}
      autoClose={false}
      closeOnClick={false}
      closeOnEscapeKey={false}
    >
      <strong>{name}</strong>
      <span>
        {phone && <PhoneLink number={phone} />}
        {amap?.route && <SmartLink href={amap.route}>{words.route}</SmartLink>}
      </span>
    </Popup>
  );
}
