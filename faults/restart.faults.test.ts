import { KNOWN } from './support/known';
import { closeOffice, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { openSite } from './support/site';
import { visitAll } from './support/visit';

test('DT-02 after kill -9 and a start without the back office, known pages still answer', async () => {
  await openOffice();
  const first = await openSite({ port: ownPort(3401) });
  const before = await visitAll(first.origin, KNOWN);
  expect(before.every(({ status }) => status === 200)).toBe(true);
  await first.end('SIGKILL');
  await closeOffice();

  const second = await openSite({ port: ownPort(3401) });
  const after = await visitAll(second.origin, KNOWN);
  expect(after.map(({ status, h1 }) => [status, h1])).toEqual(before.map(({ h1 }) => [200, h1]));
  expect(second.output()).not.toMatch(/uncaught exception|unhandled rejection/);
  await second.end('SIGTERM');
}, 180_000);
