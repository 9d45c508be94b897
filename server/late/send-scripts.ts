import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import pageScript from '@/components/page-script/compiled.json';
import preview from '@/components/preview/compiled.json';
import reading from '@/components/reading/compiled.json';
import type { EncodedBody } from '@/lib/runtime/page-data';
import { peekProcessState, processState } from '@/lib/runtime/process-state';
import { sendOfOtherBuild } from '../builds/other-builds';
import { encoded, encodingFor } from '../encoded';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** The scripts of pages by their address, compressed once. */
    pageScripts: Map<string, Promise<EncodedBody>>;
  }
}

const ADDRESS = /^\/(?<kind>page-script|page-data)\/(?<name>[^/?]*)\.js(?:\?.*)?$/;
const BEST = 11;

const compressed = processState('pageScripts', () => new Map());

/**
 * The page script, and the scripts that its parts load; a process of another build may be asked for them,
 * too.
 */
export const PAGE_SCRIPTS: readonly { file: string; code: string }[] = [
  pageScript,
  ...Object.values(reading),
  ...Object.values(preview),
];

/** One of the page scripts, compressed; undefined for an address of an earlier build. */
function readPageScript(address: string): Promise<EncodedBody> | undefined {
  const script = PAGE_SCRIPTS.find(({ file }) => file === address);
  if (script && !compressed.has(address)) compressed.set(address, encoded(Buffer.from(script.code), BEST));
  return compressed.get(address);
}

async function find(kind: string | undefined, name: string): Promise<EncodedBody | null> {
  if (kind === 'page-data') return (await peekProcessState('pageDataStore')?.find(name)) ?? null;
  return (await readPageScript(`/page-script/${name}.js`)) ?? null;
}

/** Browsers may cache it forever, since the address identifies the content. */
function send(request: IncomingMessage, response: ServerResponse, data: EncodedBody): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = encoding === 'identity' ? gunzipSync(data.gzip) : data[encoding];
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** 404 for data of an earlier build, or data that was evicted: the page works without it. */
function sendMissing(request: IncomingMessage, response: ServerResponse): void {
  const body = '404 Not Found\n';
  response.writeHead(404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers a request for the page script or for the data of a page; false for others. */
export function sendScript(request: IncomingMessage, response: ServerResponse): boolean {
  const { kind, name = '' } = ADDRESS.exec(request.url ?? '')?.groups ?? {};
  if (!kind || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const answer = async () => {
    const data = await find(kind, name);
    if (data) send(request, response, data);
    else if (!(await sendOfOtherBuild(request, response))) sendMissing(request, response);
  };
  answer().catch(() => sendMissing(request, response));
  return true;
}
