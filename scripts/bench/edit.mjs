/**
 * How long an edit of a view takes until the development server serves it, five times. Against a running `npm run dev`:
 *
 * SITE=http://localhost:3000 node scripts/bench/edit.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

const { SITE = 'http://localhost:3000' } = process.env;
const PAGE = `${SITE}/en/terms`;
const VIEW = 'components/articles/channel-view.tsx';
const TIMES = 5;
const TIMEOUT_MS = 30_000;

const read = async () => (await fetch(PAGE)).text();

/** Milliseconds from the edit until a page contains the mark. */
async function edit(text, mark) {
  const edited = text.replace(/<main\b|<article\b|<div\b|<section\b/, (tag) => `${tag} data-edit="${mark}"`);
  if (edited === text) throw new Error(`${VIEW} has no element to mark`);
  const began = performance.now();
  writeFileSync(VIEW, edited);
  while (!(await read()).includes(`data-edit="${mark}"`)) {
    if (performance.now() - began > TIMEOUT_MS) throw new Error('the edit was not served');
  }
  return Math.round(performance.now() - began);
}

const text = readFileSync(VIEW, 'utf8');
await read();
const times = [];
try {
  for (let at = 1; at <= TIMES; at += 1) times.push(await edit(text, `edit-${at}`));
} finally {
  writeFileSync(VIEW, text);
}
console.log(`An edit of a view is served after ${times.join(', ')} ms.`);
