import type { OutletCard } from '@/lib/model/outlets';
import { PhoneLink } from '../ui/phone-link';

interface CardContactProps {
  outlet: Pick<OutletCard, 'address' | 'phone'>;
  /** Class of the links that dial. */
  className?: string;
}

/** Address and phone of a card, as far as they are known. */
export function CardContact({ outlet: { address, phone }, className }: CardContactProps) {
  return (
    <>
      {address && <p lang="zh-CN">{address}</p>}
      {phone && (
        <p>
          <PhoneLink number={phone} className={className} />
        </p>
      )}
    </>
  );
}
