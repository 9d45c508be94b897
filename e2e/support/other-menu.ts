import { test } from '@playwright/test';
import { startProxy } from '@/testing/proxy';
import type { ServerStub } from '@/testing/server-stub';

type Row = Record<string, unknown>;

/** The back office of all journeys behind a proxy that changes its menu. */
export function openWithMenu(change: (rows: Row[]) => Row[]): Promise<ServerStub> {
  return startProxy({
    target: String(test.info().project.metadata.owsUrl),
    change: (url, body) => {
      if (!url.startsWith('/ows/menu/list')) return body;
      const menu = JSON.parse(body.toString()) as { data: Row[] };
      return JSON.stringify({ ...menu, data: change(menu.data) });
    },
  });
}
