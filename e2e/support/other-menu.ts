import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';

type Row = Record<string, unknown>;

export interface OtherBackOffice {
  /** What a site is given as OWS_URL. */
  url: string;
  end: () => void;
}

/** The back office of all journeys behind a server that changes one list of its answers: the menu of another company. */
export async function openWithMenu(change: (rows: Row[]) => Row[]): Promise<OtherBackOffice> {
  const real = String(test.info().project.metadata.owsUrl);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(host|connection|content-length)$/.test(name),
    );
    const answer = await fetch(new URL(request.url ?? '/', real), {
      method: request.method,
      headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
      body: request.method === 'POST' ? Buffer.concat(parts) : undefined,
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'content-type': type });
    if (!request.url?.startsWith('/ows/menu/list')) return response.end(body);
    const menu = JSON.parse(body.toString()) as { data: Row[] };
    response.end(JSON.stringify({ ...menu, data: change(menu.data) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/ows`,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
