const OWN = { origin: 'https://site.example', host: 'site.example' };

/** A GET of a relayed call. */
export const get = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`https://site.example/ows${path}`, { headers });

/** A POST as a page of the site sends it. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  const isForm = body instanceof FormData;
  return new Request(`https://site.example/ows${path}`, {
    method: 'POST',
    headers: { ...OWN, ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
}
