import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { DividendAnswer } from '@/lib/model/dividend-answer';
import type { InvestorCalendar } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import { answerDividend } from '@/lib/rules/investors/answer-dividend';
import { env } from '@/lib/runtime/env';
import { getCalendar } from './calendar';

/** Title and description, which other pages take from the menu; the tools are in no menu. */
interface ToolHead {
  head: { title: string; description: string; noindex: boolean };
}

async function headOf(context: PageContext, tool: 'calendar' | 'calculator'): Promise<ToolHead> {
  const { locale, query } = context;
  const t = await getTranslations({ locale, namespace: `investors.${tool}` });
  const title = `${t('title')} - ${env().settings.name[locale]}`;
  // An address with a query is not indexed.
  return { head: { title, description: t('intro'), noindex: Object.keys(query).length > 0 } };
}

/** The head of a tool, for `definePage`. */
export const toolHead = ({ head }: ToolHead) => head;

/** The calendar with its head. Throws when the back office fails. */
export async function getCalendarPage(context: PageContext): Promise<InvestorCalendar & ToolHead> {
  const [calendar, head] = await Promise.all([getCalendar(context.locale), headOf(context, 'calendar')]);
  return { ...calendar, ...head };
}

/** The answer of the dividend calculator to the query, with its head; makes no call. */
export async function getCalculatorPage(context: PageContext): Promise<DividendAnswer & ToolHead> {
  return { ...answerDividend(context.query), ...(await headOf(context, 'calculator')) };
}
