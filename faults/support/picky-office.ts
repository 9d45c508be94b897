import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { OWS_URL } from './office';
import { ownPort } from './settings';

const PORT = ownPort(4401);

/** Where it listens, for the setting of a site. */
export const PICKY_URL = `http://127.0.0.1:${PORT}/ows`;

/** What it answers to an odd question. */
export interface Refusal {
  status: number;
  body: string;
}

/**
 * The reference back office behind a door that refuses every question with the text `odd` in its body, as back offices
 * do that fail at an odd value.
 */
export async function openPickyOffice(odd: string, refusal: Refusal): Promise<Server> {
  const server = createServer(async (asked, response) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (body.includes(odd)) {
      response.writeHead(refusal.status, { 'content-type': 'application/json' }).end(refusal.body);
      return;
    }
    const { method, headers, url = '/' } = asked;
    const onward = request(new URL(url, OWS_URL), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
  }).listen(PORT, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
