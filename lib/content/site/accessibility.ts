import 'server-only';
import type { AccessibilityStatement } from '@/lib/model/accessibility';
import type { PageContext } from '@/lib/model/page';
import {
  answerWorkingDays,
  countStates,
  dated,
  gapsIn,
  principlesIn,
  subjectsIn,
} from '@/lib/rules/accessibility/statement';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';

/** EL-21: the statement of settings/accessibility.json, with the phone numbers of the company. */
export async function getAccessibility({ locale }: PageContext): Promise<AccessibilityStatement> {
  const { hotline, tollFree, name } = env().settings;
  return {
    siteName: name[locale],
    hotline,
    tollFree,
    dated,
    answerWorkingDays,
    gaps: gapsIn(locale),
    principles: principlesIn(locale),
    counts: countStates(),
    national: subjectsIn(locale),
  };
}

/** Title and description of the statement, which is in no menu. */
export function accessibilityHead({ siteName }: AccessibilityStatement, { locale }: PageContext) {
  const t = translator(locale, 'accessibility');
  return { title: `${t('title')} - ${siteName}`, description: t('intro') };
}
