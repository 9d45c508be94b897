import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { breakAnswer } from './break-answer';
import type { CallCounter } from './call-counter';
import type { Fault, FaultTable } from './fault-table';
import { isFields, wrongTypes } from './wrong-types';

const SLOW_MS = 5000;

export type FaultSwitch = { faults: FaultTable; calls: CallCounter };

/** Counts each call and lets it fail where a fault is switched on. Stands before the signature check. */
export function injectFaults(app: FastifyInstance, { faults, calls }: FaultSwitch): void {
  const pathOf = (url: string) => url.slice(app.prefix.length).split('?', 1)[0] ?? '';
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    calls.add(path);
    const fault = faults.find(path);
    if (!fault) return;
    await wait(fault.delayMs ?? (fault.mode === 'slow' ? SLOW_MS : 0));
    if (await breakAnswer(reply, fault.mode)) return reply;
  });
  app.addHook('preSerialization', async (request, _reply, payload) =>
    alter(payload, faults.find(pathOf(request.url))?.mode),
  );
}

function alter(payload: unknown, mode: Fault['mode'] | undefined): unknown {
  if (mode === 'wrongtypes') return wrongTypes(payload);
  if (mode === 'nodata' && isFields(payload)) return { code: payload.code, msg: payload.msg };
  return payload;
}
