import { start } from './start';

await start(process.env, process.cwd());
