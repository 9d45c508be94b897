import 'server-only';
import { firstTable } from '@/lib/html/sanitise';
import type { Article } from '@/lib/model/articles';
import type { ContactPage, HotlinePage, ServicePage, SloganPage } from '@/lib/model/customer';
import type { DictionaryType } from '@/lib/model/dictionaries';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { listByTitle, listFullArticles } from '../articles/articles';
import { IVR_TITLE } from '../articles/names';
import { getTranslate } from '../dictionaries/dictionaries';
import { listEntries } from '../dictionaries/entries';
import { secondary } from '../secondary';
import { findByPath, getMenu, queryOf } from '../site/menu';
import { pageHead } from '../site/page-head';
import { getAssistant, getContactPoints, getPhones } from './contacts';
import { listOwnServices } from './own-services';

async function menuOf({ locale, path }: PageContext): Promise<MenuItem | null> {
  return findByPath(await getMenu(locale), path);
}

/** Texts of a service page. They are secondary: phone numbers and links must not depend on them. */
function articlesOf({ variant, path }: PageContext, menu: MenuItem | null): Promise<Article[]> {
  if (!menu) return Promise.resolve([]);
  return secondary(`texts of ${path}`, listFullArticles(variant, queryOf(menu)), []);
}

/** CU-01: the article on self-service and phone orders is the first one with its title. */
export async function getHotline(context: PageContext): Promise<HotlinePage> {
  const menu = await menuOf(context);
  const [articles, found, points, translate] = await Promise.all([
    articlesOf(context, menu),
    secondary('the voice menu', listByTitle(context.variant, IVR_TITLE), []),
    getContactPoints(context.locale),
    getTranslate(context.locale),
  ]);
  const [first] = found;
  // It is found by its title, which therefore is Chinese in both languages.
  const ivr = first ? { ...first, title: translate(first.title) } : null;
  const { hotlineHours, hotlineLanguages } = env().settings;
  return {
    ...pageHead(menu, context.locale, 'hotline'),
    articles: articles.filter(({ id }) => id !== ivr?.id),
    ivr,
    keys: ivr && firstTable(ivr.body),
    hours: hotlineHours?.[context.locale] ?? '',
    languages: hotlineLanguages?.[context.locale] ?? '',
    assistant: getAssistant(),
    mailbox: points.mailbox ?? null,
  };
}

/** CU-04 */
export async function getContact(context: PageContext): Promise<ContactPage> {
  const [menu, points] = await Promise.all([menuOf(context), getContactPoints(context.locale)]);
  return { ...pageHead(menu, context.locale, 'contact'), points, assistant: getAssistant() };
}

/** CU-05 */
export async function getSlogan(context: PageContext): Promise<SloganPage> {
  const menu = await menuOf(context);
  const [articles, mediation] = await Promise.all([
    articlesOf(context, menu),
    listEntries(context.locale, 'mediation_links'),
  ]);
  return { ...pageHead(menu, context.locale, 'slogan'), articles, mediation, phones: getPhones() };
}

/** CU-06: without a dictionary of popular services, they are the site's own. */
export async function getService(context: PageContext): Promise<ServicePage> {
  const list = (type: DictionaryType) => listEntries(context.locale, type);
  const [menu, banners, top, institutional, custody, evaluation, formerA, formerB] = await Promise.all([
    menuOf(context),
    list('account_opening_banner'),
    list('service_top_links'),
    list('institutional_services'),
    list('custody_fund_services'),
    list('fund_evaluation'),
    list('client_group_a_links'),
    list('client_group_b_links'),
  ]);
  const lists = { institutional, custody, evaluation, formerA, formerB };
  return {
    ...pageHead(menu, context.locale, 'service'),
    assistant: getAssistant(),
    banner: banners[0] ?? null,
    top: top.length > 0 ? top : await listOwnServices(context.locale),
    ...lists,
  };
}
