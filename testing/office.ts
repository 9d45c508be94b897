import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export interface Office {
  /** How it answers; `{"code":200}` unless set. */
  answer: Answer;
  /** Requests that arrived. */
  count: number;
  close: () => void;
}

/** For tests: a back office at a free port; the site's environment is set to it, its modules are imported afterwards. */
export async function openOffice(settings: Record<string, string> = {}): Promise<Office> {
  const office: Office = {
    answer: (_request, response) => response.end('{"code":200}'),
    count: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      office.count += 1;
      office.answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    OWS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ows/`,
    OWS_APP_SECRET: 'secret-of-the-test',
    SITE_SECRET: 'sixteen-characters',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  return office;
}
