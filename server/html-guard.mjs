import { headersOf, statusOf } from '../cache-handler/page-status.mjs';
import { policyOf } from './content-policy.mjs';

const NAME = 'Content-Security-Policy';

/** The framework says twice where a page leads that it has just drawn; some clients take two for a fault. */
function sayOnce(response, name) {
  const value = response.getHeader(name);
  if (Array.isArray(value)) response.setHeader(name, value[0]);
}

/** What the framework tells of its insides. */
const INTERNAL = /^x-(middleware|nextjs)-/;

/** Headers that no visitor can send any more (server/gate/request-headers.mjs): an answer cannot vary with them. */
const UNHEARD = /^(rsc|next-[\w-]+)$/i;

function hideInternals(response) {
  for (const name of response.getHeaderNames()) if (INTERNAL.test(name)) response.removeHeader(name);
  const vary = [response.getHeader('vary') ?? []].flat().join(', ').split(/,\s*/);
  const heard = vary.filter((name) => name && !UNHEARD.test(name));
  if (heard.length < vary.length) response.removeHeader('vary');
  if (heard.length > 0) response.setHeader('Vary', heard.join(', '));
}

function isUnguarded(response) {
  return String(response.getHeader('content-type') ?? '').includes('text/html') && !response.hasHeader(NAME);
}

function applyHeaders(response, rest) {
  const headers = rest.find((value) => typeof value === 'object' && value !== null) ?? {};
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Policy, and the status that a page which is drawn for one visitor cannot set itself either. */
function dress(response, html) {
  response.setHeader(NAME, policyOf(html));
  const status = response.statusCode === 200 ? statusOf(html) : null;
  if (!status) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headersOf(status))) response.setHeader(name, value);
}

/**
 * Cached pages bring the policy they were stored with. Every other HTML answer (previews, forms, the framework's own
 * error pages) is held here until it is whole, and leaves with the hashes of its scripts.
 */
export function guardHtml(response) {
  const { writeHead, write, end, flushHeaders } = response;
  /** Chunks of a held page; null while nothing is held. */
  let held = null;

  response.writeHead = (status, ...rest) => {
    if (held) return response;
    response.statusCode = status;
    applyHeaders(response, rest);
    sayOnce(response, 'location');
    hideInternals(response);
    if (!isUnguarded(response)) return writeHead.call(response, status);
    held = [];
    return response;
  };
  response.flushHeaders = () => (held ? undefined : flushHeaders.call(response));

  const hold = (chunk, encoding) => {
    if (!response.headersSent && !held) response.writeHead(response.statusCode);
    if (held && chunk && typeof chunk !== 'function') held.push(Buffer.from(chunk, encoding));
  };
  response.write = (chunk, ...rest) => {
    hold(chunk, typeof rest[0] === 'string' ? rest[0] : undefined);
    if (!held) return write.call(response, chunk, ...rest);
    const done = rest.find((value) => typeof value === 'function');
    if (done) process.nextTick(done);
    return true;
  };
  response.end = (...body) => {
    hold(body[0], typeof body[1] === 'string' ? body[1] : undefined);
    if (!held) return end.call(response, ...body);
    const page = Buffer.concat(held);
    held = null;
    dress(response, page.toString('utf8'));
    if (page.length > 0) response.setHeader('Content-Length', page.length);
    return end.call(response, page, ...body.filter((value) => typeof value === 'function'));
  };
}
