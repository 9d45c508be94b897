import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FilingContent } from '@/lib/model/record';
import { isReachable } from '@/testing/reachable';
import { readPublicKey } from './keys/key';
import { openHead } from './log/checkpoint';
import { verifyConsistency, verifyInclusion } from './log/verify';
import { openFilingRecord } from './open-record';
import type { FilingRecord } from './record';
import { embeddedPlace, POSTGRES, postgresPlace, sampleFiling, type TestPlace } from './test-engines';

const places: TestPlace[] = [];
const records: FilingRecord[] = [];
const clock = { now: new Date('2026-08-01T09:30:00Z') };

beforeAll(async () => {
  places.push(await embeddedPlace('none'));
  if (isReachable(POSTGRES, 'the record is tested with PGlite alone')) places.push(await postgresPlace());
  for (const { options } of places)
    records.push(await openFilingRecord({ ...options, now: () => clock.now }));
}, 60_000);

afterAll(async () => {
  for (const record of records) await record.close();
  for (const place of places) await place.dispose();
});

/** The same on PGlite and, where it answers, on PostgreSQL; the tests build on one another. */
async function onEach<T>(work: (record: FilingRecord) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const record of records) results.push(await work(record));
  return results;
}

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const en: Partial<FilingContent> = { locale: 'en', title: 'Annual Report 2025' };

test('AR-06 nobody else on the machine reads or writes the embedded database', () => {
  const { folder } = places[0]?.options.settings ?? { folder: '' };
  expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
});

test('AR-02 an empty log has a signed head of size 0', async () => {
  for (const head of await onEach((record) => record.head())) {
    expect(head).toMatchObject({ size: 0, time: '2026-08-01T09:30:00.000Z' });
    expect(head.rootHash).toMatch(/^e3b0c44298fc1c14/);
  }
});

test('AR-01 what differs in title, time, text or files is a new version, and nothing else is', async () => {
  const first = sampleFiling('1', { kind: 'annual', displayTime: '2024-03-01 18:00:00' });
  const file = { name: 'new.pdf', url: '/ows/files/new.pdf', bytes: 11, sha256: 'c'.repeat(64) };
  const changes: Partial<FilingContent>[] = [
    { title: '年报 更正' },
    { displayTime: '2025-03-02 18:00:00' },
    { textSha256: 'd'.repeat(64) },
    { files: [file] },
    { files: [file, ...first.files] },
  ];
  for (const record of records) {
    expect(await record.append([first, sampleFiling('2')])).toMatchObject([
      { index: 0, id: '1', version: 1, firstSeen: '2026-08-01T09:30:00.000Z' },
      { index: 1, id: '2', version: 1 },
    ]);
    expect(await record.append([{ ...first, kind: 'half', period: '2020' }])).toEqual([]);
    let filing = first;
    for (const [at, change] of changes.entries()) {
      filing = { ...filing, ...change };
      expect(await record.append([sampleFiling('2'), filing])).toMatchObject([{ version: at + 2 }]);
    }
    const both = [sampleFiling('1', en), sampleFiling('1', { ...en, title: 'Annual report' })];
    expect(await record.append(both)).toMatchObject([{ version: 1 }, { version: 2 }]);
    expect(await record.append([])).toEqual([]);
    expect((await record.head()).size).toBe(9);
  }
});

test('AR-01 all versions of an id are read, Chinese first', async () => {
  for (const history of await onEach((record) => record.history('1'))) {
    expect(history.map(({ locale, versions }) => [locale, versions.map(({ version }) => version)])).toEqual([
      ['zh', [1, 2, 3, 4, 5, 6]],
      ['en', [1, 2]],
    ]);
  }
  for (const id of ['none', '\0', '\ud800'])
    expect(await onEach((record) => record.history(id))).toEqual(records.map(() => []));
});

test('AR-02 every entry and every earlier tree is proved against the newest head, whose note its key has signed', async () => {
  for (const record of records) {
    const head = await record.head();
    const { origin, current, former, isDemonstration } = await record.keys();
    const publicKey = readPublicKey(current.replace(/-----[^-]+-----|\n/g, ''));
    const { size, rootHash, time } = head;
    expect(openHead(head.note, origin, { publicKey })).toEqual({ size, rootHash, time });
    expect({ origin, former, isDemonstration }).toEqual({
      origin: 'www.example.com/record',
      former: [],
      isDemonstration: false,
    });
    for (const { index, leafHash } of await record.entries(0, 100)) {
      const proof = await record.inclusion(index, size);
      const claim = { index, size, leafHash: bytes(leafHash), rootHash: bytes(rootHash) };
      expect(verifyInclusion({ ...claim, path: proof?.path.map(bytes) ?? [] })).toBe(true);
      const grown = await record.consistency(index + 1, size);
      expect(
        verifyConsistency({
          ...{ first: index + 1, second: size, firstRoot: bytes(grown?.firstRoot ?? '') },
          ...{ secondRoot: bytes(rootHash), path: grown?.path.map(bytes) ?? [] },
        }),
      ).toBe(true);
    }
    expect(await record.inclusion(9, 9)).toBeNull();
    expect(await record.inclusion(0, 10)).toBeNull();
    expect(await record.consistency(0, 9)).toBeNull();
    expect(await record.consistency(5, 10)).toBeNull();
  }
});

test('AR-03 filings are listed by year, kind, language and words, with the number of all', async () => {
  for (const record of records) {
    const found = async (query: object) => {
      const { rows, total } = await record.filings({ page: 1, pageSize: 10, ...query });
      return [total, ...rows.map(({ id, locale, version }) => `${id} ${locale} ${version}`)];
    };
    const all = ['1 zh 6', '1 en 2', '2 zh 1'];
    expect(await found({})).toEqual([3, ...all]);
    expect(await found({ pageSize: 2, page: 2 })).toEqual([3, '2 zh 1']);
    expect(await found({ locale: 'en' })).toEqual([1, '1 en 2']);
    expect(await found({ year: 2025, kind: 'annual' })).toEqual([1, '1 zh 6']);
    expect(await found({ year: 2024 })).toEqual([0]);
    expect(await found({ words: 'REPORT  annual' })).toEqual([1, '1 en 2']);
    expect(await found({ words: '更正', locale: 'en' })).toEqual([0]);
    expect(await found({ words: ' ' })).toEqual([3, ...all]);
    expect(await found({ words: "100% '_" })).toEqual([0]);
  }
});

test('AR-03 counts follow a filing whose year changed', async () => {
  for (const counts of await onEach((record) => record.counts())) {
    expect(counts).toEqual([
      { locale: 'en', year: 2025, kind: 'announcement', count: 1 },
      { locale: 'zh', year: 2025, kind: 'announcement', count: 1 },
      { locale: 'zh', year: 2025, kind: 'annual', count: 1 },
    ]);
  }
});

test('AR-03 the latest versions, and since when an id is recorded', async () => {
  for (const record of records) {
    const latest = await record.latest(2);
    expect(latest.map(({ index }) => index)).toEqual([8, 7]);
    expect((await record.latest(1, 'zh')).map(({ index }) => index)).toEqual([6]);
    const since = await record.since('zh', ['1', 'none']);
    expect([...since]).toEqual([['1', '2026-08-01T09:30:00.000Z']]);
  }
});

test('AR-04 a file is found by its hash, with the version that replaced it', async () => {
  for (const record of records) {
    await record.append([sampleFiling('3', { files: [] }), sampleFiling('4', { files: [] })]);
    const file = { name: 'old.pdf', url: '', bytes: 1, sha256: 'e'.repeat(64) };
    await record.append([sampleFiling('3', { files: [file] })]);
    const found = await record.filesWith('e'.repeat(64));
    expect(found).toMatchObject([{ filing: { id: '3', version: 2 }, file, replacedBy: null }]);
    await record.append([sampleFiling('3', { files: [] })]);
    await record.append([sampleFiling('3', { title: 'later', files: [] })]);
    const replaced = await record.filesWith('e'.repeat(64));
    expect(replaced).toMatchObject([{ filing: { version: 2 }, replacedBy: { id: '3', version: 3 } }]);
    for (const unknown of ['f'.repeat(64), '', '\0']) expect(await record.filesWith(unknown)).toEqual([]);
  }
});

test('AR-05 what the back office says of a filing is noted until a new version is recorded', async () => {
  for (const record of records) {
    await record.observe({ id: '4', locale: 'zh' }, 'file-gone');
    await record.observe({ id: '2', locale: 'zh' }, 'withdrawn');
    expect(await record.lost()).toEqual({ 'file-gone': 1, withdrawn: 1 });
    expect((await record.history('4'))[0]?.state).toBe('file-gone');
    await record.append([sampleFiling('4', { title: 'again' })]);
    expect(await record.lost()).toEqual({ withdrawn: 1 });
    expect(await record.keysAfter(null, 2)).toEqual([
      { id: '1', locale: 'en' },
      { id: '1', locale: 'zh' },
    ]);
    expect(await record.keysAfter({ id: '2', locale: 'zh' }, 1)).toEqual([{ id: '3', locale: 'zh' }]);
    expect(await record.noted('walk')).toBeNull();
    await record.note('walk', '1');
    await record.note('walk', '2');
    expect(await record.noted('walk')).toBe('2');
  }
});

test('AR-02 a clock that is set back makes no head older than the one before', async () => {
  clock.now = new Date('2020-01-01T00:00:00Z');
  for (const record of records) {
    await record.append([sampleFiling('5', { title: 'lone \ud800 and \0' })]);
    expect((await record.head()).time).toBe('2026-08-01T09:30:00.000Z');
    expect((await record.history('5'))[0]?.versions[0]?.title).toBe('lone \ufffd and \0');
  }
});

test('AR-06 content that is no filing is refused as a whole and leaves the record open', async () => {
  for (const record of records) {
    const before = await record.head();
    const wrong = sampleFiling('7', { textSha256: 'none' });
    await expect(record.append([sampleFiling('6'), wrong])).rejects.toThrow('textSha256');
    expect(await record.head()).toEqual(before);
    expect(await record.append([sampleFiling('6')])).toHaveLength(1);
  }
});

test('AR-04 a file that a later version still has is known since the first one that has it', async () => {
  const file = { name: 'same.pdf', url: '', bytes: 1, sha256: '9'.repeat(64) };
  const recordAt = async (record: FilingRecord, time: string, filing: Partial<FilingContent>) => {
    clock.now = new Date(time);
    await record.append([sampleFiling('8', filing)]);
  };
  for (const record of records) {
    await recordAt(record, '2026-09-02T00:00:00Z', { files: [] });
    await recordAt(record, '2026-09-03T00:00:00Z', { files: [file] });
    await recordAt(record, '2026-09-04T00:00:00Z', { files: [file], title: 'corrected' });
    expect(await record.filesWith(file.sha256)).toMatchObject([
      { filing: { version: 3, title: 'corrected' }, since: '2026-09-03T00:00:00.000Z', replacedBy: null },
    ]);
  }
});

test('AR-01 a file that moved, with the same content, is a new version', async () => {
  const file = { name: 'moved.pdf', url: '/ows/files/a.pdf', bytes: 11, sha256: 'e'.repeat(64) };
  for (const record of records) {
    await record.append([sampleFiling('moved', { files: [file] })]);
    const moved = sampleFiling('moved', { files: [{ ...file, url: '/ows/files/b.pdf' }] });
    expect(await record.append([moved])).toMatchObject([{ id: 'moved', version: 2 }]);
    expect(await record.append([moved])).toEqual([]);
  }
});
