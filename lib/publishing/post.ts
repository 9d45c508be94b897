import 'server-only';

/** `again` after a transient fault; `refused` is final. */
export type Verdict = 'sent' | 'again' | 'refused';

interface Message {
  url: string;
  headers: HeadersInit;
  body: string;
  timeoutMs: number;
}

function verdictOn({ ok, status }: Response): Verdict {
  if (ok) return 'sent';
  return status === 408 || status === 429 || status >= 500 ? 'again' : 'refused';
}

/**
 * Posts a message and passes the answer to `judge`; a redirect is refused, not followed. Null without an answer in
 * time. Never rejects.
 */
export async function post<T>(
  { url, headers, body, timeoutMs }: Message,
  judge: (verdict: Verdict, answer: Response) => T | Promise<T>,
): Promise<T | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const outcome = await judge(verdictOn(answer), answer);
    if (!answer.bodyUsed) await answer.body?.cancel();
    return outcome;
  } catch {
    return null;
  }
}
