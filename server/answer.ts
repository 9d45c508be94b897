import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IsFile } from '@/lib/gate/nowhere';
import { log } from '@/lib/runtime/log';
import { isBuiltFile, sendOfOtherBuild } from './builds/other-builds';
import type { Door } from './door/door';
import { sendNowhere } from './gate/nowhere';
import { visitGate } from './gate/page-visits';
import { pictureGate } from './gate/pictures';
import { refuse } from './gate/plain-answer';
import { cleanHeaders } from './gate/request-headers';
import { faultOfRequest } from './gate/request-line';
import { securityHeaders } from './gate/security-headers';
import { endSlowBodies } from './gate/slow-bodies';
import { sendHealth } from './health';
import { sendScript } from './late/send-scripts';
import { sendMoved } from './redirects';
import { looking, rendering } from './tracing/spans';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface AnswerOptions {
  /** Renders whatever passes the gates. */
  render: Handler;
  /** Whether the page at an internal address is stored. */
  isStored: (internal: string) => Promise<boolean>;
  /** Whether a stored page can answer the request; otherwise only the framework can. */
  isForDoor: (request: IncomingMessage) => boolean;
  /** Whether there is a static file at a path; without it, in development, the framework looks for files. */
  isFile?: IsFile;
}

/** The renderer behind its gates: refusals, redirects and limits. */
export function answerer({ render, isStored, isForDoor, isFile }: AnswerOptions): Handler {
  const renderInSpan = rendering(render);
  const forVisits = visitGate<IncomingMessage>({ isStored, isForDoor });
  const forPictures = pictureGate<ServerResponse>(refuse);
  return (request, response) => {
    const headers = securityHeaders(request.url ?? '');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const own = cleanHeaders(request);
    const fault = faultOfRequest(request);
    if (fault) return refuse(response, fault);
    if (sendHealth(request, response)) return;
    if (sendMoved(request, response)) return;
    if (sendScript(request, response)) return;
    endSlowBodies(request, response);
    // Address of the connection; a value sent by the visitor was dropped above (lib/gate/client-address.ts).
    request.headers['x-client-address'] = request.socket.remoteAddress ?? '';
    if (own) return renderInSpan(request, response);
    const goOn = () => {
      if (isFile && sendNowhere(request, response, isFile)) return;
      forPictures(request, response, () =>
        forVisits(request, response, () => renderInSpan(request, response)),
      );
    };
    if (!isBuiltFile(request)) return goOn();
    sendOfOtherBuild(request, response).then((sent) => sent || goOn(), goOn);
  };
}

/** Answers synchronously and returns true; otherwise returns false and leaves the response untouched. */
export type QuickHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers from memory, without the framework: the handlers are tried in order until one answers. */
export const quickly =
  (...handlers: QuickHandler[]): QuickHandler =>
  (request, response) =>
    handlers.some((handler) => handler(request, response));

/** Looks for a stored page on disk and in Redis before it calls `next`. */
export const lookingFirst =
  (door: Door, next: Handler): Handler =>
  (request, response) => {
    const looked = door.look(request, response);
    if (!looked) return next(request, response);
    looking(() => looked)
      .then((answered) => answered || response.destroyed || next(request, response))
      .catch((error) => {
        log.error({ err: error }, 'a stored page cannot be sent');
        if (!response.headersSent) next(request, response);
      });
  };
