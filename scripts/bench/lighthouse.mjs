import lighthouse from 'lighthouse';
import { browserSettings } from '../support/browser.mjs';
import { rawAnswer, settledAnswer } from '../support/raw-answer.mjs';
import { startBare } from './bare.mjs';
import { startBrowser } from './browser.mjs';
import { CATEGORIES, factsOf } from './facts.mjs';
import { AGENTS } from './site.mjs';
import { median, ratio } from './statistics.mjs';
import { table } from './table.mjs';

const KILO = 1024;

const AS_BROWSER = { 'user-agent': AGENTS.phone, 'accept-encoding': 'br' };

async function textOf(url) {
  const headers = { 'user-agent': AGENTS.phone, 'accept-encoding': 'identity' };
  return (await rawAnswer(url, headers)).body.toString();
}

/** Templates in both languages, each with its address. */
async function pagesOf(origin, templates) {
  const pages = [];
  for (const [locale, prefix] of [
    ['zh', ''],
    ['en', '/en'],
  ]) {
    const list = await textOf(`${origin}${prefix}/pressroom`);
    const [, news] = /href="([^"]*\/detail\?type=news&amp;id=\d+)"/.exec(list) ?? [];
    for (const [name, path] of templates) {
      const address = path === '{news}' ? (news ?? '').replaceAll('&amp;', '&') : prefix + path;
      pages.push({ name: `${name}, ${locale}`, address: address.replace(/(.)\/$/, '$1') });
    }
  }
  return pages;
}

/** Now and then the browser records no trace, which says nothing about a page. */
const MAX_TRIES = 3;

/** Phone profile over simulated slow 4G, as Lighthouse has it by default. */
async function audit(url, port, tries = 1) {
  const flags = { port, logLevel: 'silent', output: 'json', onlyCategories: CATEGORIES };
  const { lhr } = await lighthouse(url, flags);
  if (!lhr.runtimeError) return factsOf(lhr);
  if (tries === MAX_TRIES) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  console.error(`${url}: ${lhr.runtimeError.code}, once more`);
  return audit(url, port, tries + 1);
}

/** Audits of a page and its bare HTML in turn; the one of median LCP of each. */
async function pair(page, origins, { port, runs }) {
  const results = { own: [], bare: [] };
  for (const origin of Object.values(origins)) await settledAnswer(origin + page.address, AS_BROWSER);
  for (let run = 0; run < runs; run += 1) {
    for (const [name, origin] of Object.entries(origins)) {
      results[name].push(await audit(origin + page.address, port));
    }
  }
  const middle = (all) => all.find(({ lcp }) => lcp === median(all.map((one) => one.lcp)));
  return { own: middle(results.own), bare: middle(results.bare) };
}

function rowOf(name, { own, bare }) {
  return [
    name,
    own.scores.join(' '),
    bare.scores.join(' '),
    own.lcp / 1000,
    bare.lcp / 1000,
    ratio(own.lcp, bare.lcp),
    ratio(own.html, bare.html),
    own.styles / KILO,
    own.scripts / KILO,
    own.cls === 0 ? '0' : own.cls.toFixed(3),
  ];
}

/** Templates in both languages beside their own bare HTML; resolves to Markdown. */
export async function lighthouseReport({ site, barePort, runs, templates }) {
  const browser = await startBrowser(browserSettings().WHOLE_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH);
  const bare = await startBare(barePort, site.origin);
  const rows = [];
  const failures = [];
  for (const page of await pagesOf(site.origin, templates)) {
    const facts = await pair(page, { own: site.origin, bare: bare.origin }, { port: browser.port, runs });
    rows.push(rowOf(page.name, facts));
    failures.push(...facts.own.failed.map((id) => `- ${page.name}: ${id}`));
    console.error(`${page.name}: ${facts.own.scores.join(' ')}`);
  }
  await bare.stop();
  await browser.stop();
  const head = [
    'page',
    'scores',
    'bare',
    'LCP s',
    'bare',
    'ratio',
    'HTML ratio',
    'style KB',
    'script KB',
    'CLS',
  ];
  return [
    table(head, rows),
    ...(failures.length > 0 ? ['', 'Audits that failed:', '', ...failures] : []),
  ].join('\n');
}
