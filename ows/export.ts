import { exportStore } from './backup/export-store';
import { runCommand } from './backup/run-command';

/** npm run ows:export -- <file>: writes what visitors sent to a file, for a backup or another engine. */
await runCommand({ name: 'ows:export', done: 'exported to', work: exportStore });
