import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bare } from './bare';
import { breakAnswer } from './break-answer';
import type { CallCounter } from './call-counter';
import type { Fault, FaultTable } from './fault-table';
import { emptyLists, isFields, nulls, wrongTypes } from './wrong-types';

const SLOW_MS = 5000;

export type FaultSwitch = { faults: FaultTable; calls: CallCounter };

/** Counts each call and applies the active fault. Runs before the signature check. */
export function injectFaults(app: FastifyInstance, { faults, calls }: FaultSwitch): void {
  const faulty = new WeakMap<FastifyRequest, Fault['mode']>();
  const pathOf = (url: string) => url.slice(app.prefix.length).split('?', 1)[0] ?? '';
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    calls.add(path);
    const fault = faults.find(path);
    if (!fault) return;
    faulty.set(request, fault.mode);
    await wait(fault.delayMs ?? (fault.mode === 'slow' ? SLOW_MS : 0));
    if (await breakAnswer(reply, fault)) return reply;
  });
  app.addHook('preSerialization', async (request, _reply, payload) => alter(payload, faulty.get(request)));
}

function alter(payload: unknown, mode: Fault['mode'] | undefined): unknown {
  if (mode === 'wrongtypes') return wrongTypes(payload);
  if (mode === 'nulls') return nulls(payload);
  if (mode === 'bare') return bare(payload);
  if (mode === 'emptylists') return emptyLists(payload);
  if (mode === 'nodata' && isFields(payload)) return { code: payload.code, msg: payload.msg };
  return payload;
}
