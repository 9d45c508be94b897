import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createClient, RESP_TYPES } from 'redis';

const attempt = <T>(work: () => T): T[] => {
  try {
    return [work()];
  } catch {
    return [];
  }
};

/** The bytes themselves, and what they are when decompressed. */
function textsOfBytes(bytes: Buffer): string[] {
  const unpacked = [
    ...attempt(() => gunzipSync(bytes)),
    ...(bytes.length > 0 ? attempt(() => brotliDecompressSync(bytes)) : []),
  ];
  return [bytes, ...unpacked].map((one) => one.toString('utf8'));
}

/** Every text within a value, keys included. */
function* textsWithin(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (ArrayBuffer.isView(value))
    yield* textsOfBytes(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
  else if (value instanceof Map) for (const [key, one] of value) yield* textsWithin([key, one]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      yield key;
      yield* textsWithin(one);
    }
}

/** What a stored file or value says: as it is, decompressed, and the parts of an entry of the page store. */
function textsOf(bytes: Buffer): string[] {
  const entry = attempt((): unknown => deserialize(bytes));
  return [...textsOfBytes(bytes), ...entry.flatMap((value) => [...textsWithin(value)])];
}

/** A place where something is stored, and what it says. */
export interface StoredText {
  place: string;
  text: string;
}

/** Everything below a folder; an empty list where it does not exist. */
export function textsInFolder(folder: string): StoredText[] {
  const found = attempt(() => readdirSync(folder, { recursive: true, withFileTypes: true })).flat();
  return found
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .map((place) => ({ place, text: `${place}\n${textsOf(readFileSync(place)).join('\n')}` }));
}

/** Every value of a Redis, whatever its type. */
export async function textsInRedis(url: string): Promise<StoredText[]> {
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  await client.connect();
  const found: StoredText[] = [];
  for await (const keys of client.scanIterator()) {
    for (const key of keys) {
      const dumped = await valuesOf(client, key);
      found.push({ place: key.toString(), text: `${key}\n${dumped.flatMap(textsOf).join('\n')}` });
    }
  }
  client.destroy();
  return found;
}

const COMMANDS: Readonly<Record<string, (key: Buffer) => [string, ...(string | Buffer)[]]>> = {
  string: (key) => ['GET', key],
  hash: (key) => ['HGETALL', key],
  list: (key) => ['LRANGE', key, '0', '-1'],
  set: (key) => ['SMEMBERS', key],
  zset: (key) => ['ZRANGE', key, '0', '-1'],
};

interface Asked {
  sendCommand(args: (string | Buffer)[]): Promise<unknown>;
}

async function valuesOf(client: Asked, key: Buffer): Promise<Buffer[]> {
  const type = String(await client.sendCommand(['TYPE', key]));
  const command = COMMANDS[type];
  if (!command) throw new Error(`a Redis value of the type ${type} cannot be read`);
  return [await client.sendCommand(command(key))].flat().filter((one) => Buffer.isBuffer(one));
}
