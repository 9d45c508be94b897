import { EventEmitter } from 'node:events';
import { SOCKET_HEADER } from '@/lib/gate/client-address';
import { type FairQueue, fairQueue, pictureGate } from './pictures';

Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });

class Response extends EventEmitter {
  destroyed = false;
  writeHead() {
    return this;
  }
}

/** Outcome of requests for these pictures: the status of a refusal, or `in`. */
function askAll(urls: string[], queue?: FairQueue) {
  const outcomes: (number | 'in')[] = [];
  const responses = urls.map(() => new Response());
  const gate = pictureGate((_response, { status }) => outcomes.push(status), queue);
  responses.forEach((response, at) => {
    gate({ url: urls[at], headers: {} }, response, () => outcomes.push('in'));
  });
  return { outcomes, responses };
}

const scaled = (picture: string) => `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`;

test.each([
  '/ows/files/images/a.webp?1',
  '/ows/files/./images/a.webp',
  '/ows/files/images/../images/a.webp',
  '/ows/files/%69mages/a.webp',
  '/ows/files/images%2Fa.webp',
  '/ows/files/images/a.webp#1',
  '//evil.example/a.webp',
  'https://evil.example/a.webp',
  '/ows/files/%zz',
  '',
])('M1 another spelling of a picture’s address is refused with 400: %s', (picture) => {
  expect(askAll([scaled(picture)]).outcomes).toEqual([400]);
});

test('M1 pictures have one address, plain or percent-encoded; two parameters are refused', () => {
  const named = ['/ows/files/images/a.webp', '/ows/files/图 1.png', '/ows/files/%E5%9B%BE%201.png'];
  for (const picture of named) expect(askAll([scaled(picture)]).outcomes).toEqual(['in']);
  expect(askAll(['/_next/image?url=/brand/a.png&url=/brand/b.png']).outcomes).toEqual([400]);
  expect(askAll(['/_next/static/a.js', '/terms']).outcomes).toEqual(['in', 'in']);
});

test('M1 scaling is limited, further pictures queue, and the rest is refused', () => {
  const { outcomes, responses } = askAll(Array(5).fill(scaled('/brand/a.png')), fairQueue(2, 2));
  expect(outcomes).toEqual(['in', 'in', 503]);
  responses[0]?.writeHead();
  responses[0]?.emit('close');
  expect(outcomes).toEqual(['in', 'in', 503, 'in']);
  responses[1]?.writeHead();
  expect(outcomes).toEqual(['in', 'in', 503, 'in', 'in']);
});

test('M1 the slot of a visitor who has left is kept while scaling goes on, for half a minute at most', () => {
  jest.useFakeTimers();
  const { outcomes, responses } = askAll(Array(4).fill(scaled('/brand/a.png')), fairQueue(1, 3));
  responses[0]?.emit('close');
  expect(outcomes).toEqual(['in']);
  responses[0]?.writeHead();
  expect(outcomes).toEqual(['in', 'in']);
  responses[1]?.emit('close');
  jest.advanceTimersByTime(29_999);
  expect(outcomes).toEqual(['in', 'in']);
  jest.advanceTimersByTime(1);
  expect(outcomes).toEqual(['in', 'in', 'in']);
  jest.useRealTimers();
});

test('M1 a visitor who disconnects in the queue delays no other', () => {
  const { outcomes, responses } = askAll(Array(3).fill(scaled('/brand/a.png')), fairQueue(1, 2));
  if (responses[1]) responses[1].destroyed = true;
  responses[0]?.writeHead();
  expect(outcomes).toEqual(['in', 'in']);
});

/** Requests of these visitors in this order, with one slot; returns those that are let in, and those refused. */
function visits(visitors: readonly string[], waiting: number) {
  const [admitted, refused]: string[][] = [[], []];
  const responses: Response[] = [];
  const queue = fairQueue(1, waiting);
  for (const visitor of visitors) {
    const response = new Response();
    const address = `198.18.0.${visitor.charCodeAt(0)}`;
    const gate = pictureGate(() => refused?.push(visitor), queue);
    gate({ url: scaled('/brand/a.png'), headers: { [SOCKET_HEADER]: address } }, response, () => {
      admitted?.push(visitor);
      responses.push(response);
    });
  }
  // Each answer lets the next request in.
  for (const response of responses) response.writeHead();
  return { admitted: admitted?.join(''), refused: refused?.join('') };
}

test('M1 OP-04 visitors take turns: who requests many pictures delays nobody else', () => {
  expect(visits([...'aaaabcb'], 10)).toEqual({ admitted: 'aabcaba', refused: '' });
});

test('M1 OP-04 in a full queue the visitor with the most makes room for one with fewer, and only for such', () => {
  expect(visits([...'aaaab'], 3)).toEqual({ admitted: 'aaba', refused: 'a' });
  expect(visits([...'aabca'], 2)).toEqual({ admitted: 'aab', refused: 'ca' });
});
