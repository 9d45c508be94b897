import { useTranslations } from 'next-intl';
import { qrCode } from '@/lib/base/qr';
import type { PageContext } from '@/lib/model/page';
import { pathHref } from '@/lib/site/routes';
import { QrImage } from '../ui/qr-image';

const SIZE = 90;

interface PrintFootProps {
  context: Pick<PageContext, 'locale' | 'path' | 'query'>;
  siteUrl: string;
}

/**
 * On paper alone, below what can be cited: the address of the page as text and as a code. The page script adds the date
 * when the visitor prints, since a stored page cannot know it.
 */
export function PrintFoot({ context: { locale, path, query }, siteUrl }: PrintFootProps) {
  const t = useTranslations('frame');
  const share = useTranslations('share');
  const url = new URL(pathHref(locale, path, query), siteUrl).href;
  return (
    <div className="print-foot" hidden>
      <QrImage qr={qrCode(url)} size={SIZE} label={share('code')} />
      <div>
        <p>{url}</p>
        <p data-printed={t.raw('printed')} suppressHydrationWarning />
      </div>
    </div>
  );
}
