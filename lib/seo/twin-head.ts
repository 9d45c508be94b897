import type { PageContext } from '@/lib/model/page';
import type { TwinPage } from '@/lib/model/twin';
import { translator } from '@/lib/words/translator';

/** Head of a twin reading (AR-07). */
export function twinHead({ sides, menuKey, siteName }: TwinPage, { locale }: PageContext) {
  const t = translator(locale, 'twin');
  const { title } = sides[locale];
  return {
    title: t('head', { title, name: siteName }),
    description: t('description', { title }),
    crumb: t('title'),
    above: menuKey,
  };
}
