import { rmSync } from 'node:fs';
import { type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type Crawled, crawl } from './support/crawl';
import { breakOffice, closeOffice, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { openSite, type Site } from './support/site';

const PORT = ownPort(3404);
const FROM = ['/', '/site-map', '/en', '/en/site-map'];
/** Elements that are nothing without what is in them. */
const FILLED = /^(h[1-6]|p|a|li|ul|ol|dl|dt|dd|th|button|summary|figcaption|caption|label|legend)$/;
const BROKEN_TEXT = /\b(undefined|NaN|null)\b|\[object |Invalid Date|1970-01-01|\{\w+\}/;

let site: Site;

/** What scripts fill later, or what is only a shape, has a role, an id, a name or a mark of its own. */
const isShape = ({ attribs }: Element): boolean =>
  Object.keys(attribs).some((name) => /^(id|role|hidden|aria-.*|data-.*)$/.test(name));

function emptyParts(html: string): string[] {
  const nodes = parseDocument(html).children;
  return DomUtils.findAll(
    (element) =>
      FILLED.test(element.name) &&
      !isShape(element) &&
      !element.children.some(isTag) &&
      DomUtils.textContent(element).trim() === '',
    nodes,
  ).map((element) => DomUtils.getOuterHTML(element));
}

const faultsOf = ({ path, status, h1, html, text }: Crawled): unknown[] =>
  [
    status !== 200 && status,
    h1 === '' && 'no heading',
    html.split('<h1').length !== 2 && 'headings',
    !/<title>[^<]+<\/title>/.test(html) && 'no title',
    ...(BROKEN_TEXT.exec(text) ?? []),
    ...emptyParts(html),
  ]
    .filter(Boolean)
    .map((fault) => [path, fault]);

beforeAll(async () => {
  await openOffice();
  await breakOffice({ mode: 'bare' });
  rmSync(`.data/faults-pages/${PORT}`, { recursive: true, force: true });
  site = await openSite({ port: PORT });
}, 180_000);
afterAll(async () => {
  await site?.end('SIGTERM');
  await closeOffice();
});

test.each(['desktop', 'mobile'] as const)(
  'CL-01 with items that have nothing optional every page is whole, without empty parts (%s)',
  async (device) => {
    const pages = await crawl(site.origin, FROM, device);
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.flatMap(faultsOf)).toEqual([]);
  },
  300_000,
);
