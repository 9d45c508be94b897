import { escapeUTF8 } from 'entities';
import type { Term } from './terms';
import { normal, pairsOf, type Run, runsOf, stemOf } from './tokens';

type Span = { from: number; to: number };

/** The text as HTML with <em> around each match; all else in it stays text. */
export function highlight(text: string, terms: Term[]): string {
  let html = '';
  let at = 0;
  for (const { from, to } of merged(runsOf(text).flatMap((run) => spansOf(run, text, terms)))) {
    html += `${escapeUTF8(text.slice(at, from))}<em>${escapeUTF8(text.slice(from, to))}</em>`;
    at = to;
  }
  return html + escapeUTF8(text.slice(at));
}

function spansOf(run: Run, text: string, terms: Term[]): Span[] {
  const fitting = terms.filter(({ han }) => han === run.han);
  return fitting.flatMap((term) => (run.han ? hanSpans(run, text, term) : wordSpans(run, term)));
}

/** The term itself where it occurs, else its pairs, by which it was found. */
function hanSpans({ from, to }: Run, text: string, { text: typed }: Term): Span[] {
  const original = text.slice(from, to);
  const whole = placesOf(original, typed);
  const places = whole.length ? whole : pairsOf(typed).flatMap((pair) => placesOf(original, pair));
  return places.map((span) => ({ from: from + span.from, to: from + span.to }));
}

function placesOf(text: string, part: string): Span[] {
  const places: Span[] = [];
  const searched = normal(text);
  // Characters that change their length when normalised would shift offsets: the run is then left unmarked.
  if (searched.length !== text.length) return places;
  for (let at = searched.indexOf(part); at >= 0; at = searched.indexOf(part, at + part.length)) {
    places.push({ from: at, to: at + part.length });
  }
  return places;
}

/** The typed beginning of a word, or the whole word when only its stem matches. */
function wordSpans({ text, from, to }: Run, { text: typed }: Term): Span[] {
  if (text.startsWith(typed) && (typed.length > 1 || text === typed)) {
    const length = to - from === text.length ? typed.length : to - from;
    return [{ from, to: from + length }];
  }
  if (stemOf(text) === stemOf(typed)) return [{ from, to }];
  const inside = /^\p{N}+$/u.test(typed) && to - from === text.length ? text.indexOf(typed) : -1;
  return inside > 0 ? [{ from: from + inside, to: from + inside + typed.length }] : [];
}

/** Sorted, with touching or overlapping ranges merged. */
function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}
