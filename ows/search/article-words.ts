import { decodeHTML } from 'entities';
import { tokensOf } from './tokens';

/** Characters of the body that are indexed. */
const BODY_CHARACTERS = 1000;
/** Characters of the body, markup included, that are parsed for them. */
export const CONTENT_CHARACTERS = 8000;

/** Marks tokens of the title. */
export const TITLE_MARK = '=';

type Searchable = { title: string; excerpt: string; customLable: string | null; content: string };

/** Everything by which an article is found: title, excerpt, tag and the beginning of its body. */
export function articleWords({ title, excerpt, customLable, content }: Searchable): string[] {
  const titled = tokensOf(title);
  const others = tokensOf(`${excerpt} ${customLable ?? ''} ${bodyText(content)}`);
  return [...new Set([...titled, ...titled.map((token) => TITLE_MARK + token), ...others])];
}

function bodyText(html: string): string {
  const text = html
    .slice(0, CONTENT_CHARACTERS)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*(>|$)/g, ' ');
  return decodeHTML(text).slice(0, BODY_CHARACTERS);
}
