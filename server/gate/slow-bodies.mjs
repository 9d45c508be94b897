/** Forms with files may take as long as lib/relay/limits.ts allows; Node's own timeout holds for those. */
const FORM = /^\/(api\/forms|ows\/advice\/submit|ows\/request\/illegalSecurities)(\/|\?|$)/;
const BODY_MS = 60_000;

/** Ends the connection of a request whose body has not come whole within a minute, forms excepted. */
export function endSlowBodies(request, response, bodyMs = BODY_MS) {
  if (request.method === 'GET' || request.method === 'HEAD' || FORM.test(request.url ?? '')) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}
