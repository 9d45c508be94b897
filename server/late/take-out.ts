import { isFrameworkCall } from './framework-calls';

/** The framework's part of a page. */
export interface FrameworkPart {
  /** The page without it. */
  html: string;
  /** Inline scripts with the page's data, in their order. */
  data: readonly string[];
  /** Addresses of the framework's scripts, in their order. */
  chunks: readonly string[];
}

/**
 * Comments, elements whose content is not markup, and links, each matched as a whole: what looks like a tag
 * inside one is not a tag. React and the sanitiser escape `<` and `>` in texts and attributes.
 */
const PARTS =
  /<!--[\s\S]*?-->|<(?<name>script|style|textarea|title|noscript|template)\b(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/\k<name>>|<link\b(?<link>[^>]*)>/gi;
const CHUNK = /\ssrc="(?<address>\/_next\/static\/chunks\/[^"]+)"/;
const PRELOAD = /\srel="(?:module)?preload"/;
const AS_SCRIPT = /\sas="script"/;
/** Browsers without modules cannot run the framework's other scripts either. */
const POLYFILL = /\snomodule/i;

interface Part {
  name?: string;
  attributes?: string;
  content?: string;
  link?: string;
}

/** Takes the framework's scripts out of a page, and with `withData` its data as well. */
export function takeOut(html: string, withData: boolean): FrameworkPart {
  const data: string[] = [];
  const chunks: string[] = [];
  const isTaken = ({ name, attributes = '', content = '', link }: Part): boolean => {
    if (link !== undefined) return PRELOAD.test(link) && AS_SCRIPT.test(link);
    if (name?.toLowerCase() !== 'script') return false;
    const { address } = CHUNK.exec(attributes)?.groups ?? {};
    if (address && !content) {
      if (!POLYFILL.test(attributes)) chunks.push(address.replaceAll('&amp;', '&'));
      return true;
    }
    if (!withData || !isFrameworkCall(content)) return false;
    data.push(content);
    return true;
  };
  const rest = html.replace(PARTS, (part: string, ...found: unknown[]) =>
    isTaken(found.at(-1) as Part) ? '' : part,
  );
  return { html: rest, data, chunks: [...new Set(chunks)] };
}
