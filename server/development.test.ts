import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { policyOf } from './content-policy';
import { besideTools } from './development';

const TOOL = 'self.__next_r="gB3upPKg-usNw_2FWoMtl";var __nextHmrInitialVersion="8";';
const policy = (code: string) => policyOf(`<html><body><script>${code}</script></body></html>`);

afterEach(() => jest.restoreAllMocks());

const inDevelopment = () => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });

test('in development the tools of the framework run, and nothing that was put into a page', () => {
  inDevelopment();
  expect(policy(TOOL)).toMatch(/script-src 'self' 'unsafe-eval' 'sha256-/);
  expect(policy(TOOL)).toContain("connect-src 'self' ws:");
  expect(policy('alert(1)')).not.toContain('sha256-');
  expect(policy(`${TOOL}alert(1)`)).not.toContain('sha256-');
});

test('the built site allows none of them', () => {
  expect(policy(TOOL)).not.toMatch(/sha256|unsafe|ws:/);
});

test.each([
  ['/_next/hmr?id=1', 'framework'],
  ['/_next/static/a.js', 'framework'],
  ['/__nextjs_original-stack-frames', 'framework'],
  ['/_next/image?url=%2Fbrand%2Fa.png&w=640&q=75', 'site'],
  ['/en/terms', 'site'],
  ['/', 'site'],
])('in development %s is answered by the %s', (url, expected) => {
  const handlers: string[] = [];
  const handler = besideTools(
    () => handlers.push('framework'),
    () => handlers.push('site'),
  );
  const request = new IncomingMessage(new Socket());
  request.url = url;
  handler(request, new ServerResponse(request));
  expect(handlers).toEqual([expected]);
});
