import { importStore } from './backup/import-store';
import { checkBackup } from './backup/read-backup';
import { runCommand } from './backup/run-command';

/** npm run ows:import -- <file>: fills an unused store with an exported file. */
await runCommand({ name: 'ows:import', done: 'imported from', before: checkBackup, work: importStore });
