import { draftMode } from 'next/headers';
import type { PageContext } from '@/lib/model/page';
import type { Device, Locale, Variant } from '@/lib/model/variant';
import * as calls from '@/lib/ows/contract/calls';
import { decodeArticlePage, decodeDictionary, decodeMenu } from '@/lib/ows/contract/raw';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import { forgetPublications } from './marks';

/**
 * For tests of loaders: a back office with given rows behind the mocked seam. A test file that uses it calls
 * jest.mock('@/lib/ows/contract/calls') and jest.mock('next/headers') itself.
 */
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  // Tests that need the record open one (testing/filings.ts).
  RECORD: 'off',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: 'https://site.example',
});

export const seam = jest.mocked(calls);
export const PAST = '2025-03-28 17:30:00';
export const FUTURE = '2999-01-01 00:00:00';

/** A row as the back office sends it: published and in the past by default. */
export function row(id: number, fields: object = {}): object {
  return { id, title: `文${id}`, status: '5', displayTime: PAST, ...fields };
}

export function answerArticles(rows: object[], total?: number): void {
  seam.fetchArticles.mockImplementation(async () => decodeArticlePage({ rows, total }));
}

export function answerMenu(...items: object[]): void {
  seam.fetchMenu.mockImplementation(async () => decodeMenu({ data: items }));
}

export function answerWords(words: Record<string, string>, dictionary: object[] = []): void {
  const entries = Object.entries({ 无: 'None', ...words });
  const rows = entries.map(([dictLabel, dictValue]) => ({ dictLabel, dictValue }));
  const any = { dictType: 'any', dictLabel: 'any' };
  seam.fetchEnglishDictionary.mockImplementation(async () => decodeDictionary({ rows }).rows);
  seam.fetchDictionary.mockImplementation(async () => decodeDictionary({ rows: [any, ...dictionary] }).rows);
}

/** A menu item as the back office sends it. */
export function menuRow(menuId: number, routeUrl: string, fields: object = {}): object {
  const menuName = `栏目${menuId}`;
  const plain = { parentId: 0, menuKey: `k${menuId}`, menuName, menuType: 'C', visible: '0', status: '0' };
  return { ...plain, menuId, routeUrl, ...fields };
}

export function preview(isEnabled: boolean): void {
  jest.mocked(draftMode).mockResolvedValue({ isEnabled, enable: jest.fn(), disable: jest.fn() });
}

/** The memory of a new process. */
export function forget(): void {
  const shared = peekProcessState('sharedSnapshots');
  shared?.snapshots.clear();
  shared?.loading.clear();
  shared?.adopting.clear();
  shared?.looking.clear();
}

/** A process without a store whose back office knows next to nothing. */
export function startAnew(): void {
  forget();
  setProcessState('files', undefined);
  setProcessState('snapshots', undefined);
  peekProcessState('fileCache')?.faults.clear();
  forgetPublications();
  jest.resetAllMocks();
  preview(false);
  answerMenu(menuRow(999, 'no-page-of-a-test'));
  answerWords({});
  answerArticles([]);
}

export const variantOf = (locale: Locale = 'zh', device: Device = 'desktop'): Variant => ({ locale, device });

export function contextOf(
  path: string,
  query: Record<string, string> = {},
  variant: Variant = variantOf(),
): PageContext {
  return {
    variant,
    ...variant,
    edition: variant.device,
    path,
    query,
    isOffered: true,
    page: Number(query.page ?? 1),
  };
}

/** The query of the last content call. */
export const asked = () => seam.fetchArticles.mock.lastCall?.[0];
