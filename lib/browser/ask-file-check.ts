import { fromJson, isRecord, toRecords, toText, toTexts } from '@/lib/base/values';
import { FILE_OUTCOMES, type FileAnswer } from '@/lib/model/file-check';

const ANSWER_TIMEOUT_MS = 20_000;

/** Parses the site's response; null for anything else. Links that are not paths of this site are dropped. */
function readFileAnswer(body: unknown): FileAnswer | null {
  const outcome = isRecord(body) && FILE_OUTCOMES.find((known) => known === body.outcome);
  if (!isRecord(body) || !outcome) return null;
  const links = toRecords(body.links)
    .map(({ href, label }) => ({ href: toText(href), label: toText(label) }))
    .filter(({ href }) => /^\/(?!\/)/.test(href));
  const lines = Array.isArray(body.lines) ? toTexts(body.lines) : [];
  return { outcome, title: toText(body.title), lines, links, forward: toText(body.forward) };
}

/** Asks the site whether it knows a file, by its SHA-256 alone; null without a valid response. Never rejects. */
export async function askFileCheck(to: string, sha256: string): Promise<FileAnswer | null> {
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sha256 }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return readFileAnswer(fromJson(await response.text()));
  } catch {
    return null;
  }
}
