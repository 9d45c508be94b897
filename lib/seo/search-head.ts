import en from '../../messages/en.json';
import zh from '../../messages/zh.json';
import type { PageContext } from '../model/page';
import type { SearchPage } from '../model/search';

/** What was searched for and how much there is, heard first by who listens to the page; before that, what seoInfo says. */
export function searchHead({ filter, outcome, siteName, seoTitle }: SearchPage, { locale }: PageContext) {
  const words = { zh, en }[locale].search;
  if (outcome.kind !== 'found') return { title: seoTitle || `${words.title} - ${siteName}` };
  const told = words.headTitle
    .replace('{query}', () => filter.typed)
    .replace('{count}', String(outcome.total + outcome.functions.length));
  return { title: `${told} - ${siteName}` };
}
