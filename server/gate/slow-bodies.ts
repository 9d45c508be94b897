/** Forms with files may take as long as lib/gate/limits.ts allows; Node's own timeout covers those. */
const FORM = /^\/(api\/forms|ows\/advice\/submit|ows\/request\/illegalSecurities)(\/|\?|$)/;
const BODY_MS = 60_000;

interface BodyRequest {
  method?: string | undefined;
  url?: string | undefined;
  complete: boolean;
  socket: { destroy(): unknown };
}

interface BodyResponse {
  once(event: 'close', listener: () => void): unknown;
}

/** Closes the connection of a request whose body is not complete within a minute, except for forms. */
export function endSlowBodies(request: BodyRequest, response: BodyResponse, bodyMs = BODY_MS): void {
  if (request.method === 'GET' || request.method === 'HEAD' || FORM.test(request.url ?? '')) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}
