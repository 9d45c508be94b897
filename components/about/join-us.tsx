import { useTranslations } from 'next-intl';
import type { JoinUs } from '@/lib/model/about';
import type { Edition } from '@/lib/model/variant';
import { BehindText } from '../ui/behind-text';
import { ButtonLink } from '../ui/button-link';
import { Cover } from '../ui/cover';
import { SmartLink } from '../ui/smart-link';
import styles from './join-us.module.css';

interface JoinUsBandProps {
  joinUs: JoinUs;
  edition: Edition;
}

/** Invitation to applicants, over a picture. */
export function JoinUsBand({ joinUs, edition }: JoinUsBandProps) {
  const { title, text, image, page, href, label } = joinUs;
  const t = useTranslations('about');
  return (
    <section className={styles.band} aria-labelledby="join-us">
      <BehindText edition={edition}>
        <Cover src={image} area="" sizes="100vw" className={styles.picture} />
      </BehindText>
      <div className={`container ${styles.inner}`}>
        <h2 id="join-us" className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.links}>
          <ButtonLink href={href}>{label}</ButtonLink>
          {page && (
            <SmartLink href={page} className={styles.more}>
              {t('joinMore')}
            </SmartLink>
          )}
        </p>
      </div>
    </section>
  );
}
