import { rawRequest } from './raw';
import { ownPort } from './settings';

export interface Odd {
  name: string;
  /** The whole request as text; `path` is a page that was not requested before. */
  text: (path: string) => string;
}

const get = (name: string, headers: Record<string, string>, query = ''): Odd => ({
  name,
  text: (path) => rawRequest(`GET ${path}${query}`, headers),
});

const posted = (name: string, headers: Record<string, string>, body: string): Odd => ({
  name,
  text: (path) => rawRequest(`POST ${path}`, { ...headers, 'Content-Length': String(body.length) }) + body,
});

const fixed = (name: string, target: string, headers: Record<string, string> = {}): Odd => ({
  name,
  text: () => rawRequest(`GET ${target}`, headers),
});

const five = (name: string) => Array(5).fill(name).join(':');
const picture = (address: string) => `/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`;

const BOUNDARY = 'oddboundary';
const ACTION = [
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="0"\r\n\r\n`,
  '{"then":"$1:__proto__:then","status":"resolved_model","reason":-1,"value":"{\\"then\\":\\"$B1337\\"}",',
  '"_response":{"_prefix":"throw Object.assign(new Error(\'oddcanary\'),{digest:\'oddcanary\'});","_formData":{"get":"$1:constructor:constructor"}}}\r\n',
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="1"\r\n\r\n"$@0"\r\n--${BOUNDARY}--\r\n`,
].join('');
const MULTIPART = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Requests of the framework's advisories, from 2023 on. No answer may contain `oddcanary`. */
export const ADVISORIES: readonly Odd[] = [
  // Bypassing the middleware (CVE-2025-29927 and its forerunners).
  get('middleware said to be done', { 'x-middleware-subrequest': five('middleware') }),
  get('the same of src', { 'x-middleware-subrequest': five('src/middleware') }),
  get('the same of pages', { 'x-middleware-subrequest': 'pages/_middleware' }),
  get('a rewrite of one’s own', { 'x-middleware-rewrite': '/oddcanary', 'x-middleware-next': '1' }),
  get('a header set by the middleware', {
    'x-middleware-override-headers': 'cookie',
    'x-middleware-request-cookie': 'oddcanary=1',
  }),
  get('a prefetch through the middleware', { 'x-middleware-prefetch': '1' }),
  // Cache poisoning (CVE-2024-46982, CVE-2025-49826, CVE-2025-49005, CVE-2026-44581).
  get('matches of a route', { 'x-now-route-matches': '1=oddcanary' }, '&__nextDataReq=1'),
  get('data of a page', { 'x-nextjs-data': '1' }),
  get('data of a page by query', {}, '&__nextDataReq=1&__nextLocale=oddcanary'),
  get('a parameter of a route', {}, '&nxtPlocale=oddcanary&nxtPquery=oddcanary'),
  get('a path that was matched', { 'x-matched-path': '/oddcanary' }),
  get('an invocation', {
    'x-invoke-path': '/oddcanary',
    'x-invoke-status': '204',
    'x-invoke-query': '%7B%7D',
  }),
  get('an empty answer kept', { 'x-invoke-status': '204', 'x-prerender-bypass-mode': 'static' }),
  get('data for the router', { RSC: '1' }),
  get('a part for the router', {
    RSC: '1',
    'Next-Router-Prefetch': '1',
    'Next-Router-Segment-Prefetch': '/_tree',
  }),
  get('data by query', {}, '&_rsc=oddcanary'),
  get('a state of the router', {
    RSC: '1',
    'Next-Router-State-Tree': '%5B%22oddcanary%22%5D',
    'Next-Url': '/oddcanary',
  }),
  get('a nonce', { 'Content-Security-Policy': "script-src 'nonce-oddcanary'" }),
  get('a nonce to be reported', { 'Content-Security-Policy-Report-Only': "script-src 'nonce-oddcanary'" }),
  get('a revalidation', {
    'x-prerender-revalidate': 'oddcanary',
    'x-prerender-revalidate-if-generated': '1',
  }),
  get('a preview', { Cookie: '__prerender_bypass=oddcanary; __next_preview_data=oddcanary' }),
  // Host and address.
  get('another host', { Host: 'oddcanary.test' }),
  get('another host in a proxy header', {
    'X-Forwarded-Host': 'oddcanary.test',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Port': '1',
  }),
  get('another address in a proxy header', { 'X-Original-URL': '/oddcanary', 'X-Rewrite-URL': '/oddcanary' }),
  get('another language', { 'x-nextjs-locale': 'oddcanary', 'Accept-Language': 'oddcanary' }),
  fixed('an absolute target', 'http://oddcanary.test/'),
  fixed('two slashes', '//oddcanary.test/%2e%2e'),
  fixed('a backslash', '/\\elsewhere.test/'),
  // Partial rendering and server actions (CVE-2025-55182, CVE-2025-55184, CVE-2024-34351).
  get('a resumed render', { 'Next-Resume': '1' }),
  posted('a resumed render by post', { 'Next-Resume': '1' }, '1:oddcanary'),
  posted('an action', { ...MULTIPART, 'Next-Action': 'x' }, ACTION),
  posted('an action by its name', { ...MULTIPART, 'Next-Action': 'a'.repeat(42) }, ACTION),
  posted('an action without a name', MULTIPART, ACTION),
  posted('an action led elsewhere', { 'Next-Action': 'a'.repeat(42), Host: 'oddcanary.test' }, '[]'),
  // Pictures (CVE-2024-47831, CVE-2025-55173, CVE-2025-57822).
  fixed('a foreign picture', picture('https://oddcanary.test/a.png')),
  fixed('a foreign picture without scheme', picture('//oddcanary.test/a.png')),
  fixed('a picture of a picture', picture(picture('/brand/logo.svg'))),
  fixed('a picture of this machine', picture(`http://127.0.0.1:${ownPort(4400)}/health`)),
  fixed('a picture in the address', picture('data:image/svg+xml,<svg>oddcanary</svg>')),
  // Endpoints of development.
  fixed('hot reloading', '/_next/webpack-hmr', {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Key': 'x'.repeat(24),
  }),
  fixed('hot reloading elsewhere', 'http://oddcanary.test/_next/webpack-hmr', {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
  }),
  fixed('stack frames', '/__nextjs_original-stack-frame?file=/etc/passwd'),
  fixed('a source file', '/__nextjs_source-map?filename=package.json'),
  fixed('data by build', '/_next/data/oddcanary/index.json'),
];
