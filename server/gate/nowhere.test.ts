import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendNowhere } from './nowhere';

const FILES = ['/brand/mark.svg', '/_next/static/a.js'];

function send(url: string, method = 'GET') {
  const sent: unknown[] = [];
  const response = {
    writeHead: (status: number) => sent.push(status),
    end: (body?: string) => sent.push(body),
  };
  const isSent = sendNowhere(
    { url, method } as IncomingMessage,
    response as unknown as ServerResponse,
    (path) => FILES.includes(path),
  );
  return { isSent, sent };
}

test.each(['/brand/a1/b/c', '/_next/static/17', '/api/17', '/feeds/x/y/z?a=1', '/record/x/y/z', '/geo'])(
  'OP-05 nothing is at %s',
  (url) => {
    const { isSent, sent } = send(url);
    expect([isSent, sent[0]]).toEqual([true, 404]);
    expect(sent[1]).toContain('<h1>抱歉，页面暂时无法访问</h1>');
  },
);

test('OP-05 HEAD has no body', () => expect(send('/brand/17', 'HEAD').sent).toEqual([404, undefined]));

test.each([
  '/brand/mark.svg',
  '/_next/static/a.js?v=1',
  '/api/captcha',
  '/ows/files/%E5%9B%BE.png',
  '/terms',
  '/robots.txt',
])('OP-05 %s is left to others', (url) => expect(send(url)).toEqual({ isSent: false, sent: [] }));
