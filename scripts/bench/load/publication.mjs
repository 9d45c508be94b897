import { setTimeout as pause } from 'node:timers/promises';
import { rawAnswer } from '../../support/raw-answer.mjs';
import { AGENTS, REVALIDATE_SECRET } from '../site.mjs';
import { percentile } from '../statistics.mjs';
import { table } from '../table.mjs';
import { knownPages, VISITS_PER_SECOND } from './known.mjs';
import { asVisitors, keepSending } from './visits.mjs';

const TIMES = 5;
const LOOK_MS = 100;
const LONGEST_MS = 60_000;
/** New connections to the processes for each look: whichever is free takes one. */
const CONNECTIONS = 8;
/** The item of the menu that leads to the terms. */
const MENU_ITEM = 2710;
const FEED = '/feeds/zh/news.json';

const HEADERS = { 'content-type': 'application/json', authorization: `Bearer ${REVALIDATE_SECRET}` };

async function send(method, url, body) {
  const answer = await fetch(url, { method, headers: HEADERS, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
}

async function contains({ origin, path, text }) {
  const { body } = await rawAnswer(origin + path, { 'user-agent': AGENTS.desktop, connection: 'close' });
  return body.toString().includes(text);
}

/** Seconds from `begun` until every answer has the text. */
async function secondsUntil({ begun, origins, path, text }) {
  for (;;) {
    const seen = await Promise.all(origins.map((origin) => contains({ origin, path, text })));
    const ms = performance.now() - begun;
    if (seen.every(Boolean)) return ms / 1000;
    if (ms > LONGEST_MS) throw new Error(`${path} does not show what is published`);
    await pause(LOOK_MS);
  }
}

/** Address of the newest article in a feed, with its id. */
async function newestArticle(origin) {
  const { items } = JSON.parse((await rawAnswer(origin + FEED)).body.toString());
  const { pathname, search, searchParams } = new URL(items[0].url);
  return { path: pathname + search, id: searchParams.get('id') };
}

const KINDS = ['page', 'list', 'feed', 'menu'];

/** Where each kind is seen, and by which text. */
const placesOf = (article, title, name) => [
  { path: article.path, text: title },
  { path: '/pressroom', text: title },
  { path: FEED, text: title },
  { path: '/site-map', text: name },
];

async function publish({ site, office, article, title, name }) {
  await send('PUT', `${office}/__articles/${article.id}`, { title });
  await send('PUT', `${office}/__menu/${MENU_ITEM}`, { menuName: name });
  const tags = [`article:${article.id}`, 'lists', 'menu'];
  await send('POST', `${site.origin}/api/revalidate`, { tags, check: false });
}

/**
 * Publishes an article and the name of a menu item five times beside visitors of known pages; how long it takes until
 * the gateway and all processes show them, as Markdown.
 */
export async function publicationReport({ site, gateway, ports }) {
  const office = `http://127.0.0.1:${ports.office}`;
  const requests = asVisitors(await knownPages(site.origin));
  const stop = keepSending({ origin: gateway.origin, requests, perSecond: VISITS_PER_SECOND });
  const article = await newestArticle(site.origin);
  const origins = [gateway.origin, ...Array.from({ length: CONNECTIONS }, () => site.origin)];
  const times = [];
  for (let edition = 1; edition <= TIMES; edition += 1) {
    const [title, name] = [`第${edition}次发布的标题`, `第${edition}次发布的栏目`];
    const begun = performance.now();
    await publish({ site, office, article, title, name });
    const places = placesOf(article, title, name);
    times.push(await Promise.all(places.map((place) => secondsUntil({ begun, origins, ...place }))));
  }
  const failed = (await stop()).filter(({ status }) => status !== 200).length;
  const rows = KINDS.map((kind, at) => {
    const seconds = times.map((all) => all[at]);
    return [kind, percentile(seconds, 0.5), Math.max(...seconds)];
  });
  return [
    `${TIMES} publications, ${VISITS_PER_SECOND} visits of known pages a second (${failed} failed).`,
    '',
    table(['', 'seen everywhere after s', 'at most s'], rows),
  ].join('\n');
}
