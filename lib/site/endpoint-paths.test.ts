import { readdirSync } from 'node:fs';
import { ENDPOINT_PATHS, isEndpointPath } from './endpoint-paths';
import { FOLDER_NAMES, isEndpoint } from './endpoints';

/** Route handlers of the framework, by the address of their folder; files at the root have no folder. */
const HANDLERS = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file) && !file.startsWith('dev/'))
  .map((file) => `/${file.replace(/\/route\.tsx?$/, '')}`)
  .filter((path) => path.lastIndexOf('/') > 0);

/** Answered by server/ itself, and by the framework. */
const WITHOUT_HANDLER = ['/api/health', '/_next/image'];

test('OP-05 every route handler is listed, and nothing else', () => {
  const listed = ENDPOINT_PATHS.filter((path) => !WITHOUT_HANDLER.includes(path));
  expect([...listed].sort()).toEqual(HANDLERS.sort());
});

test('OP-05 every endpoint is in a folder that holds no pages', () => {
  expect(
    ENDPOINT_PATHS.filter((path) => !FOLDER_NAMES.some((folder) => path.startsWith(`${folder}/`))),
  ).toEqual([]);
});

test.each([
  '/api/captcha',
  '/api/forms/zh/report',
  '/ows/menu/list',
  '/ows/files/a/b.pdf',
  '/md/zh/page/about-us.md',
  '/.well-known/security.txt',
  '/_next/image',
])('OP-05 %s may be answered', (path) =>
  expect([isEndpoint(path), isEndpointPath(path)]).toEqual([true, true]),
);

test.each([
  '/api/1',
  '/api/captcha/1',
  '/api/forms/zh',
  '/feeds/x/y/z',
  '/record/x/y/z',
  '/md/en',
  '/ows',
  '/xwell-known/security.txt',
  '/.well-known/securityxtxt',
])('OP-05 nothing is at %s', (path) => expect(isEndpointPath(path)).toBe(false));
