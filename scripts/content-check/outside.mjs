import { register } from 'node:module';

/** Imported first by a process that runs code of the server without the framework. */
register('./server-only.mjs', import.meta.url);
