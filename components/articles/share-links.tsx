import { useTranslations } from 'next-intl';
import { SmartLink } from '../ui/smart-link';
import styles from './share.module.css';

/** Where English readers share: plain links that carry the address and the title, and no script of another host. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const t = useTranslations('share');
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return (
    <ul className={`${styles.links} no-print`}>
      <li>
        <a href={`mailto:?subject=${text}&body=${address}`}>{t('mail')}</a>
      </li>
      <li>
        <SmartLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${address}`}>
          LinkedIn
        </SmartLink>
      </li>
      <li>
        <SmartLink href={`https://x.com/intent/post?url=${address}&text=${text}`}>X</SmartLink>
      </li>
    </ul>
  );
}
