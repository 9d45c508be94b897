import fc from 'fast-check';
import { metrics } from '@/lib/runtime/metrics';
import type { Database } from './database/database';
import { openDatabase } from './database/open-database';
import { newKey, publicKeyText, readKey } from './keys/key';
import { recordOn } from './open-record';
import { findDamage } from './store/find-damage';
import { embeddedPlace, sampleFiling, type TestPlace } from './test-engines';

const ENTRIES = 21;
let place: TestPlace;
let database: Database;

const keyInUse = () => publicKeyText(readKey(String(place.options.settings.key)));
/** As somebody with the database's own rights would do it: the log refuses changes. */
const UNFROZEN = 'set local session_replication_role = replica';

beforeAll(async () => {
  place = await embeddedPlace();
  database = await openDatabase(place.options.settings, { lost: () => undefined });
  const record = await recordOn(database, place.options);
  for (let at = 0; at < ENTRIES; at++) await record.append([sampleFiling(`${at}`)]);
}, 60_000);

afterAll(async () => {
  await database.close();
  await place.dispose();
});

class Undone extends Error {}

/** What the check says after these statements, which are undone. */
async function damageAfter(statements: readonly string[], trusted = [keyInUse()]): Promise<string | null> {
  const found: (string | null)[] = [];
  const work = database.transaction(async (query) => {
    await query(UNFROZEN);
    for (const statement of statements) await query(statement);
    found.push(await findDamage(query, trusted));
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
  return found[0] ?? null;
}

const changed = (column: string, at: number) =>
  `set ${column} = set_byte(${column}, ${at}, get_byte(${column}, ${at}) # 1)`;

test('AR-06 a whole store has no damage', async () => {
  expect(await damageAfter([])).toBeNull();
});

test('AR-06 a changed byte in any leaf, node or newest head is found', async () => {
  const sites = fc.oneof(
    fc.record({ table: fc.constant('entries'), row: fc.nat(ENTRIES - 1), at: fc.nat(300) }),
    fc.record({ table: fc.constant('nodes'), row: fc.nat(37), at: fc.nat(31) }),
    fc.record({ table: fc.constant('heads'), row: fc.constant(0), at: fc.nat(31) }),
  );
  const statementOf: Record<string, (row: number, at: number) => string> = {
    entries: (row, at) =>
      `update entries set leaf = overlay(leaf placing '~' from ${at + 1} for 1) where index = ${row}`,
    nodes: (row, at) =>
      `update nodes ${changed('hash', at)} where (level, index) =
        (select level, index from nodes order by level, index limit 1 offset ${row})`,
    heads: (_, at) => `update heads ${changed('root_hash', at)} where size = ${ENTRIES}`,
  };
  await fc.assert(
    fc.asyncProperty(sites, async ({ table, row, at }) => {
      expect(await damageAfter([statementOf[table]?.(row, at) ?? ''])).not.toBeNull();
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['an entry that is gone', ['delete from entries where index = 7'], 'entry 7'],
  ['the last entry gone', [`delete from entries where index = ${ENTRIES - 1}`], 'belong to no entry'],
  ['an entry that no head covers', [`delete from heads where size = ${ENTRIES}`], 'newest head is of 20'],
  ['entries without a head', ['delete from heads'], 'no head'],
  ['an entry under another id', [`update entries set id = 'x' where index = 3`], 'entry 3'],
  ['a node that is gone', ['delete from nodes where level = 2 and index = 0'], 'a node above'],
  ['a node too many', [`insert into nodes values (3, 99, sha256(''))`], 'belong to no entry'],
  ['another time', [`update heads set time = '2000-01-01T00:00:00.000Z'`], 'not signed'],
  ['a changed note', [`update heads set note = replace(note, 'example', 'elsewhere')`], 'not signed'],
  [
    'a key that did not sign',
    [`update heads set public_key = '${publicKeyText(readKey(newKey()))}'`],
    'not signed',
  ],
])('AR-06 %s is found', async (_, statements, damage) => {
  expect(await damageAfter(statements)).toContain(damage);
});

test('AR-06 a head of a key that nobody named is damage, and of a former key is none', async () => {
  const other = publicKeyText(readKey(newKey()));
  expect(await damageAfter([], [other])).toContain('unknown key');
  expect(await damageAfter([], [other, keyInUse()])).toBeNull();
});

test.each(['update entries set leaf = leaf', 'delete from nodes', 'truncate heads'])(
  'AR-02 the log refuses "%s"',
  async (statement) => {
    await expect(database.query(statement)).rejects.toThrow('append-only');
  },
);

const stateNow = async () =>
  (await metrics.recordState.get()).values
    .filter(({ value }) => value === 1)
    .map(({ labels }) => labels.state);

test('AR-06 a damaged store is read and not written, and a whole one with another key announces it', async () => {
  const { settings } = place.options;
  const next = { ...place.options, settings: { ...settings, key: newKey(), formerKeys: [keyInUse()] } };
  const rotated = await recordOn(database, next);
  const [entry] = await rotated.entries(ENTRIES, 1);
  expect(JSON.parse(entry?.leaf ?? '')).toMatchObject({
    type: 'key',
    publicKey: publicKeyText(readKey(next.settings.key)),
  });
  expect((await rotated.keys()).former).toHaveLength(1);
  expect(await rotated.latest(1)).toMatchObject([{ id: `${ENTRIES - 1}` }]);
  expect(await stateNow()).toEqual(['open']);

  await database.transaction(async (query) => {
    await query(UNFROZEN);
    await query(`update entries set leaf = replace(leaf, '公告', '布告') where index = 5`);
  });
  const damaged = await recordOn(database, next);
  expect(await stateNow()).toEqual(['damaged']);
  const refused = damaged.append([sampleFiling('new')]);
  await expect(refused).rejects.toMatchObject({ name: 'RecordError', failure: 'damaged' });
  await expect(refused).rejects.toThrow('a node above the entries from 0 to 21 is missing');
  expect((await damaged.history('5'))[0]?.versions[0]?.title).toBe('布告 5');
  expect((await damaged.head()).size).toBe(ENTRIES + 1);
});
