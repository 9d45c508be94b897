import { MessageChannel } from 'node:worker_threads';
import { connect } from './channel';

interface Theirs {
  echo(value: unknown): Promise<unknown>;
  fail(): Promise<void>;
  note(value: string): void;
}

const { port1, port2 } = new MessageChannel();
const noted: string[] = [];
connect<object, Theirs>(port2, {
  echo: async (value) => value,
  fail: async () => {
    throw new Error('no such page');
  },
  note: (value) => void noted.push(value),
});
const theirs = connect<Theirs, object>(port1, {});
afterAll(() => {
  port1.close();
  port2.close();
});

test('OP-04 values arrive as they were: buffers, maps, undefined and texts of any length', async () => {
  const value = {
    br: Buffer.from('字'),
    tags: new Map([['a', 1]]),
    none: undefined,
    html: '字'.repeat(100_000),
  };
  const got = await theirs.echo(value);
  expect(got).toEqual(value);
  expect(Buffer.isBuffer(Reflect.get(Object(got), 'br'))).toBe(true);
});

test('OP-04 an error arrives with its message', async () => {
  await expect(theirs.fail()).rejects.toThrow('no such page');
});

test('OP-03 what is told first arrives before what is asked later', async () => {
  void theirs.note.asEvent('marked');
  await theirs.echo(null);
  expect(noted).toEqual(['marked']);
});
