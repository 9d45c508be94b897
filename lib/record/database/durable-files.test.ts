import { execFileSync } from 'node:child_process';
import { embeddedPlace } from '../test-engines';

/** Jest cannot load PGlite's modules; a process of its own counts what is synced. */
const PROGRAM = `
  import { syncBuiltinESMExports } from 'node:module';
  import fs from 'node:fs';
  let synced = [];
  const fsync = fs.fsyncSync;
  fs.fsyncSync = (fd) => { synced.push(fs.readlinkSync('/proc/self/fd/' + fd)); return fsync(fd); };
  syncBuiltinESMExports();
  const { PGlite } = await import('@electric-sql/pglite');
  const { DurableFiles, START_PARAMETERS } = await import('./lib/record/database/durable-files.ts');
  const database = await PGlite.create({ fs: new DurableFiles(process.argv[1]), startParams: [...START_PARAMETERS] });
  const after = async (sql) => { synced = []; await database.query(sql); return synced.length; };
  await database.query('create table t (a int)');
  console.log(JSON.stringify({
    commit: await after('insert into t values (1)'),
    log: synced.every((path) => path.includes('/pg_wal/')),
    read: await after('select * from t'),
    checkpoint: await after('checkpoint'),
  }));
  await database.close();
`;

test('AR-06 a commit of the embedded database has synced its log, and a checkpoint its data', async () => {
  const place = await embeddedPlace();
  const folder = `${place.options.settings.folder}/database`;
  const parameters = ['--import', 'tsx/esm', '--input-type=module', '-e', PROGRAM, folder];
  try {
    const counted = JSON.parse(execFileSync(process.execPath, parameters, { encoding: 'utf8' }));
    expect(counted).toMatchObject({ commit: 1, log: true, read: 0 });
    expect(counted.checkpoint).toBeGreaterThan(5);
  } finally {
    await place.dispose();
  }
}, 60_000);
