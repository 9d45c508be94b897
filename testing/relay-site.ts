import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: a back office that answers as told and remembers what it was asked. */
interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TestOffice {
  asked: Asked[];
  /** How it answers; { code: 200 } unless set. */
  answer: (response: ServerResponse, asked: Asked) => void;
  /** Answers JSON from now on. */
  says: (body: unknown, status?: number) => void;
  close: () => void;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

/** Starts it and sets the site's environment accordingly; the site's modules are to be imported afterwards. */
export async function startOffice(settings: Record<string, string> = {}): Promise<TestOffice> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const asked = { method, url, headers, body: Buffer.concat(parts) };
      office.asked.push(asked);
      office.answer(response, asked);
    });
  });
  const office: TestOffice = {
    asked: [],
    answer: (response) => response.end('{"code":200}'),
    says: (body, status = 200) => {
      office.answer = (response) => response.writeHead(status).end(JSON.stringify(body));
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  Object.assign(process.env, {
    OWS_URL: `http://127.0.0.1:${await listen(server)}/ows`,
    OWS_APP_SECRET: 'secret-of-the-test',
    OWS_TIMEOUT_MS: '400',
    OWS_PAGE_TIMEOUT_MS: '400',
    SITE_SECRET: 'sixteen-characters',
    SITE_URL: 'https://site.example',
    ...settings,
  });
  return office;
}

const OWN = { origin: 'https://site.example', host: 'site.example' };

export const get = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`https://site.example/ows${path}`, { headers });

/** A POST as a page of the site sends it. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  const isForm = body instanceof FormData;
  return new Request(`https://site.example/ows${path}`, {
    method: 'POST',
    headers: { ...OWN, ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
}
