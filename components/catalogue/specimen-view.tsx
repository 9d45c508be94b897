import type { Locale } from '@/lib/model/variant';
import styles from './catalogue.module.css';
import type { Specimen } from './specimen';

export function SpecimenView({ specimen, locale }: { specimen: Specimen; locale: Locale }) {
  return (
    <figure className={styles.specimen}>
      <figcaption>{specimen.name}</figcaption>
      <div>{specimen.view(locale)}</div>
    </figure>
  );
}
