/** @jest-environment node */
import { SOCKET_HEADER } from './client-address';
import { countFile } from './file-limits';

Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  RATE_DRAWS_PER_MINUTE: '2',
  UNCOUNTED_NETWORKS: '66.249.64.0/19',
});

const count = (address: string) => countFile(new Headers({ [SOCKET_HEADER]: address }));

test('OP-05 a visitor beyond the limit is refused with 429 and a time; a refunded file does not count', async () => {
  await count('1.1.1.1');
  const refund = await count('1.1.1.1');
  refund();
  await count('1.1.1.1');
  await count('2.2.2.2');
  await expect(count('1.1.1.1')).rejects.toMatchObject({
    code: 429,
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
});

test('OP-05 exempt networks are not counted', async () => {
  for (let at = 0; at < 5; at += 1) (await count('66.249.64.1'))();
});
