import { rmSync } from 'node:fs';
import { weightless } from '@/testing/weightless';
import { ADVISORIES } from './support/advisories';
import { closeOffice, openOffice } from './support/office';
import { sendRaw } from './support/raw';
import { ownPort } from './support/settings';
import { openSite, quiet, type Site } from './support/site';
import { type Visit, visitAll } from './support/visit';

const PORT = ownPort(3408);
const FIRST_ARTICLE = 1011;
const CANARY = 'oddcanary';
let site: Site;

beforeAll(async () => {
  rmSync(`.data/faults-pages/${PORT}`, { recursive: true, force: true });
  await openOffice();
  site = await openSite({ port: PORT });
}, 180_000);
afterAll(async () => {
  await site?.end('SIGTERM');
  await closeOffice();
});

/** For each attack a page that was not requested before. */
const pathOf = (at: number) =>
  `${at % 2 ? '/en' : ''}/detail?type=news&id=${FIRST_ARTICLE + Math.floor(at / 2)}`;
const pages = ADVISORIES.map((_odd, at) => ({ path: pathOf(at), device: 'desktop' }) as const);

const weightOf = ({ html }: Visit) => html.length;

/** The page's text without its weight and the framework's data, whose order and parts differ between renderings. */
const seen = ({ status, html, headers }: Visit) => ({
  status,
  html: weightless(html).replace(/<script>[\s\S]*?<\/script>|<!--.*?-->/g, ''),
  policy: headers.get('content-security-policy')?.replace(/'sha256-[^']+' ?/g, ''),
  hasCanary: html.includes(CANARY),
});

test('H2 no request of the framework’s advisories is answered with a fault, echoed, or led elsewhere', async () => {
  const found = [];
  for (const [at, { name, text }] of ADVISORIES.entries()) {
    const { status, head, body } = await sendRaw(site.origin, text(pathOf(at)));
    const isFault = status >= 500;
    const isEchoed = head.includes(CANARY) || body.includes(CANARY);
    const location = /^location: (.*)$/im.exec(head)?.[1] ?? '/';
    const isLedElsewhere = new URL(location, site.origin).origin !== site.origin;
    if (isFault || isEchoed || isLedElsewhere) found.push({ name, status, isEchoed, location });
  }
  expect(found).toEqual([]);
}, 120_000);

test('H2 the next visitor sees each page unchanged', async () => {
  const visits = await visitAll(site.origin, pages, 4);
  const [after, weights] = [visits.map(seen), visits.map(weightOf)];
  await quiet(site);
  await site.publish(['pages']);
  await visitAll(site.origin, pages, 4);
  await quiet(site);
  const visitsAnew = await visitAll(site.origin, pages, 4);
  const [anew, weightsAnew] = [visitsAnew.map(seen), visitsAnew.map(weightOf)];
  // Some articles exist in one language only.
  expect(after.filter(({ status }) => status === 200).length).toBeGreaterThan(pages.length / 2);
  expect(after.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  for (const [at, page] of after.entries())
    expect({ name: ADVISORIES[at]?.name, page }).toEqual({ name: ADVISORIES[at]?.name, page: anew[at] });
  for (const [at, weight] of weights.entries())
    expect(Math.abs(weight - (weightsAnew[at] ?? 0))).toBeLessThan(1000);
}, 120_000);
