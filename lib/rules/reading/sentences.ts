/** A part of a text by its offsets in UTF-16 units, `end` excluded. */
export interface Span {
  start: number;
  end: number;
}

/** Closing quotes and brackets belong to the sentence before them. */
const CLOSING = '["\'”’」』）)】》〉\\]]*';
/** Where a sentence may end; some marks count only before white space or a Chinese character. */
const END = new RegExp(
  `\\n+|(?:[。！？；]|…+|[!?]+(?=${CLOSING}(?:$|[\\s\\u3400-\\u9fff]))|\\.+(?=${CLOSING}(?:$|\\s))|;(?=\\s))[。！？…]*${CLOSING}`,
  'g',
);

/** Abbreviations that never end a sentence: a name or number follows. */
const TITLE = /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Dr|Prof|St|Fig|Art|Sec|Vol|vs|cf|approx|e\.g|i\.e|[A-Z])\.$/;
const NUMBERED = /(?:^|[\s("“‘])(?:Nos?|pp?|Arts?|Secs?)\.$/i;
/** Abbreviations that end a sentence only before a word that begins one. */
const SHORTENED =
  /(?:[A-Za-z]\.){2,}$|(?:^|[\s(])(?:Co|Ltd|Inc|Corp|etc|al|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/;
const BEGINS =
  /^\s+["“‘(]?(?:The|This|That|These|It|Its|We|Our|They|He|She|You|In|On|At|As|For|If|A|An|And|But)\b/;
/** The number of an item: "1.", "(a).", "iv.". */
const ITEM = /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})\)?\.$/i;

function isFullStop(before: string, after: string): boolean {
  if (ITEM.test(before) || TITLE.test(before)) return false;
  if (NUMBERED.test(before) && /^\s*\d/.test(after)) return false;
  if (SHORTENED.test(before)) return BEGINS.test(after) || after.trim() === '';
  return !/^\s*[a-z]/.test(after);
}

/** About twenty seconds of slow speech, in Chinese characters and in letters: some engines stop beyond it. */
const MAX_SIGNS = 73;
const MAX_LETTERS = 220;
const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Where a long sentence is cut, in order of preference: commas, then spaces. */
const PAUSES = [/[，、：—]|[,:](?=\s)/g, /\s/g];

function cutOf(text: string, { start, end }: Span): number {
  const piece = text.slice(start, end);
  for (const pause of PAUSES) {
    const last = [...piece.matchAll(pause)].pop();
    if (last && last.index > piece.length / 3) return start + last.index + 1;
  }
  // Never within a surrogate pair.
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

function piecesOf(text: string, { start, end }: Span): Span[] {
  const reach = start + (CHINESE.test(text.slice(start, end)) ? MAX_SIGNS : MAX_LETTERS);
  if (end <= reach) return [{ start, end }];
  const cut = cutOf(text, { start, end: reach });
  return [{ start, end: cut }, ...piecesOf(text, { start: cut, end })];
}

function trimmed(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end);
  const first = piece.length - piece.trimStart().length;
  return { start: start + first, end: start + Math.max(first, piece.trimEnd().length) };
}

/**
 * The sentences of a Chinese, English or mixed text, in order, without the space between them. A line feed
 * ends a sentence, too. A sentence that is too long for a voice engine is cut at commas, else at spaces.
 * Pieces without letters and digits are left out.
 */
export function splitSentences(text: string): Span[] {
  const ends: number[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(END)) {
    const end = index + sign.length;
    const stop = index + (/^\.+/.exec(sign)?.[0].length ?? 0);
    if (stop > index && !isFullStop(text.slice(start, stop), text.slice(end))) continue;
    ends.push(end);
    start = end;
  }
  const whole = [...ends, text.length].map((end, at) => ({ start: ends[at - 1] ?? 0, end }));
  return whole
    .flatMap((span) => piecesOf(text, span))
    .map((span) => trimmed(text, span))
    .filter((span) => /[\p{L}\p{N}]/u.test(text.slice(span.start, span.end)));
}
