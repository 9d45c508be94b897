import { Mistake } from '../support/say.mjs';

/** Eight templates, by address; {news} stands for an article of the press room. */
const TEMPLATES = {
  home: '/',
  article: '{news}',
  list: '/pressroom',
  'report centre': '/investor-relations/report',
  'business line': '/what-we-do/research',
  'about us': '/about-us',
  topic: '/sustainability/environmental',
  'finder of outlets': '/branch',
};

/** Pairs of name and address for names separated by commas, all templates by default; throws for an unknown name. */
export function templatesOf(names) {
  const chosen = names === undefined ? Object.keys(TEMPLATES) : names.split(',');
  const unknown = chosen.find((name) => !TEMPLATES[name]);
  if (unknown !== undefined)
    throw new Mistake(`"${unknown}" is not one of ${Object.keys(TEMPLATES).join(', ')}.`);
  return chosen.map((name) => [name, TEMPLATES[name]]);
}
