/** @jest-environment node */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from '@/components/layout/frame';
import { OwsError } from '@/lib/base/ows-error';
import { getMenu } from '@/lib/content/site/menu';
import { getShell } from '@/lib/content/site/shell';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Edition } from '@/lib/model/variant';
import { callOws, jsonCall, type OwsBody, type OwsCall, postOws } from '@/lib/ows/client';
import { fileSize } from '@/lib/ows/files';
import { peekProcessState } from '@/lib/runtime/process-state';
import { deviceOf } from '@/lib/site/editions';
import { ROUTES } from '@/lib/site/route-table';
import { findRoute } from '@/lib/site/routes';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { launch, readyAddress } from '@/ows/contract/launch';
import { openFake, sampleRecord } from '@/testing/filings';
import { fillOffice, layOutData } from '@/testing/filled-office';
import { edits } from '@/testing/mutate';
import { type SpoiltOffice, spoiltOffice } from '@/testing/spoilt-office';
import type { PageDefinition } from '../page-definition';
import { pageMetadata } from '../page-metadata';

type AnyPage = PageDefinition<unknown>;
const mockDefined: AnyPage[] = [];
const mockMessages = { zh, en };

jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, getAll: () => [], has: () => false }),
  draftMode: async () => ({ isEnabled: false }),
}));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: 'zh' | 'en'; namespace?: never }) =>
    createTranslator({ locale, namespace, messages: mockMessages[locale], timeZone: 'Asia/Shanghai' }),
}));
jest.mock('@/lib/ows/client');
jest.mock('@/lib/ows/files');
jest.mock('../define-page', () => ({
  definePage: (definition: unknown) => {
    mockDefined.push(definition as AnyPage);
    return { Page: () => null, generateMetadata: () => ({}) };
  },
}));

/** Number of malformed answers in one run and seed of their generator. */
const LEAST = Number(process.env.HOSTILE_ANSWERS || 5000);
const SEED = Number(process.env.HOSTILE_SEED || 20_251_121);
jest.setTimeout(600_000);

const ROOT = join(__dirname, '../..');
const PAGES = join(ROOT, 'app/[locale]/[edition]/[query]');

function definitions(): AnyPage[] {
  const files = readdirSync(PAGES, { recursive: true }).map(String);
  for (const file of files.filter((name) => name.endsWith('page.tsx')).sort())
    jest.requireActual(join(PAGES, file));
  return mockDefined;
}

let office: SpoiltOffice;
let pages: { page: AnyPage; path: string }[];
let ids: string[];

beforeAll(async () => {
  const store = mkdtempSync(join(tmpdir(), 'spoilt-'));
  fillOffice();
  layOutData(store);
  Object.assign(process.env, { APP_ENV: 'dev', SITE_SECRET: 'sixteen-characters' });
  openFake(await sampleRecord());
  const settings = {
    OWS_CONTENT_DIR: join(ROOT, 'ows/content'),
    OWS_DATA_DIR: store,
    APP_ENV: 'dev',
  };
  office = spoiltOffice(await readyAddress(launch(settings)));
  const { jsonCall: plainCall } = jest.requireActual<typeof import('@/lib/ows/client')>('@/lib/ows/client');
  jest.mocked(jsonCall).mockImplementation(plainCall);
  const ask = async (call: OwsCall, decode = (body: OwsBody): unknown => body) =>
    decode(await office.ask(call));
  jest.mocked(callOws as typeof ask).mockImplementation(ask);
  jest.mocked(postOws).mockImplementation((path, body) => {
    const headers = { 'content-type': 'application/json' };
    return office.ask({ method: 'POST', path, headers, body: JSON.stringify(body) });
  });
  jest.mocked(fileSize).mockResolvedValue(1536);
  const plain = ROUTES.filter(({ path }) => !path.includes('{')).map(({ path }) => path);
  pages = definitions().flatMap((page) =>
    typeof page.path === 'string'
      ? [{ page, path: page.path }]
      : plain.map((path) => ({ page, path })).slice(0, 18),
  );
  const { rows } = await postOws('/content/queryContentPage', {
    pageNum: 1,
    pageSize: 100,
    queryDeatil: '0',
  });
  ids = (rows as { id: unknown }[]).map(({ id }) => String(id));
});

const isContent = (path: string) => !/^\/(menu|dict|endict)\//.test(path);
const TARGETS = [isContent, isContent, isContent, (path: string) => !isContent(path), () => true];

const visits = fc.record({
  page: fc.nat(),
  locale: fc.constantFrom('zh', 'en'),
  edition: fc.constantFrom<Edition[]>('desktop', 'mobile', 'elder'),
  query: fc.nat(),
  target: fc.nat(TARGETS.length - 1),
  edits,
});
type Visit = typeof visits extends fc.Arbitrary<infer V> ? V : never;

const DETAIL_TYPES = ['news', 'channel', 'service', 'custom'];

function contextOf({ locale, edition, query }: Visit, path: string): PageContext {
  const params: Record<string, string> = {};
  if (path.includes('detail') || query % 3 === 1) params.id = ids[query % ids.length] ?? '1001';
  if (path === '/search') params.q = '公告';
  if (path === '/detail') params.type = DETAIL_TYPES[query % DETAIL_TYPES.length] ?? 'news';
  if (query % 5 === 2) params.year = '2025';
  const variant = { locale, device: deviceOf(edition) } as PageContext['variant'];
  return { variant, ...variant, edition, path, query: params, isOffered: true, page: 1 };
}

/** Snapshots of menu and dictionaries of the previous visit are dropped. */
function forget(): void {
  const snapshots = peekProcessState('sharedSnapshots');
  snapshots?.snapshots.clear();
  snapshots?.loading.clear();
}

interface Render {
  page: AnyPage;
  context: PageContext;
  /** Header and footer come from menu and dictionaries only. */
  framed: boolean;
}

function headMarkup({ page, context }: Render, data: unknown, tree: readonly MenuItem[]): ReactNode {
  const inMenu = { menu: tree[0] ?? null, tree };
  const { title, description, keywords } = pageMetadata(context, inMenu, page.head?.(data, context) ?? {});
  const target = page.redirectTo?.(data, context);
  return (
    <>
      <title>{String(title)}</title>
      <meta name="description" content={String(description ?? '')} />
      <meta name="keywords" content={String(keywords ?? '')} />
      {target && <meta name="redirect" content={target} />}
    </>
  );
}

async function renderPage(rendered: Render): Promise<string | null> {
  const { page, context, framed } = rendered;
  const tree = await getMenu(context.locale);
  const [data, shell] = await Promise.all([page.load(context), getShell(context.locale)]);
  if (data === null) return null;
  const View = page.View as ComponentType<{ data: unknown; context: PageContext }>;
  const view = <View data={data} context={context} />;
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={context.locale}
      messages={mockMessages[context.locale]}
      timeZone="Asia/Shanghai"
    >
      {headMarkup(rendered, data, tree)}
      {framed ? (
        <Frame shell={shell} context={context} route={findRoute(context.path)}>
          {view}
        </Frame>
      ) : (
        view
      )}
    </NextIntlClientProvider>,
  );
}

const NONSENSE =
  /undefined|\bNaN\b|\[object Object\]|Invalid Date|<script>alert|<img[^>]*onerror|" onmouseover="alert|href="(?:javascript|data|\/\/|\\)/;
const AROUND = 60;

/** The first text that no page may contain, with its surroundings; null when there is none. */
function nonsenseIn(html: string): string | null {
  const found = NONSENSE.exec(html);
  return found && html.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND);
}

const outcomes = { rendered: 0, missing: 0, failed: 0 };

async function visit(chosen: Visit): Promise<void> {
  const target = pages[chosen.page % pages.length];
  if (!target) throw new Error('no pages');
  const fits = TARGETS[chosen.target] ?? isContent;
  if (fits !== isContent) forget();
  office.spoil(fits, chosen.edits);
  try {
    const html = await renderPage({
      page: target.page,
      context: contextOf(chosen, target.path),
      framed: fits !== isContent,
    });
    if (html === null) outcomes.missing += 1;
    else outcomes.rendered += 1;
    const nonsense = nonsenseIn(html ?? '');
    if (nonsense) throw new Error(`${target.path} says: ${nonsense}`);
  } catch (error) {
    if (!(error instanceof OwsError)) throw error;
    outcomes.failed += 1;
  } finally {
    if (fits !== isContent) forget();
  }
}

test('CL-01 DT-03 no spoilt answer breaks a page otherwise than by an OwsError, or shows nonsense on one', async () => {
  for (let round = 0; office.spoilt() < LEAST; round += 1) {
    await fc.assert(fc.asyncProperty(visits, visit), {
      seed: SEED + round,
      numRuns: 500,
      endOnFailure: round > 0,
    });
  }
  expect(office.spoilt()).toBeGreaterThanOrEqual(LEAST);
  const { rendered, missing, failed } = outcomes;
  expect(rendered).toBeGreaterThan((rendered + missing + failed) / 3);
  process.stdout.write(`spoilt answers: ${office.spoilt()}, pages ${JSON.stringify(outcomes)}\n`);
});
