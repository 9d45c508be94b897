import { writeFileSync } from 'node:fs';
import { configurationPage, exampleFile } from './render';

/** `npm run docs:configuration`. */
writeFileSync('docs/configuration.md', configurationPage());
writeFileSync('.env.example', exampleFile());
