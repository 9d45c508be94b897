import type { Locale } from '@/lib/model/variant';
import { hoursIn } from '@/lib/rules/outlets/opening-hours';
import { WholeNumbers } from '../ui/whole-numbers';

/** Opening hours in the language of the page; in Chinese where they cannot be put into another one. */
export function Hours({ text, locale }: { text: string; locale: Locale }) {
  const shown = hoursIn(text, locale);
  return (
    <span lang={shown === text ? 'zh-CN' : undefined}>
      <WholeNumbers text={shown} />
    </span>
  );
}
