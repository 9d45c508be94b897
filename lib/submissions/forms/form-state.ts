import { randomUUID } from 'node:crypto';
import type { Captcha, FormValues, Problem } from '@/lib/model/forms';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    formStates: Map<string, StoredState>;
  }
}

/** Carries the id of a form state; set by the site on a request to itself. */
export const STATE_HEADER = 'x-form-state';

export interface FormState {
  values: FormValues;
  problems: readonly Problem[];
  captcha: Captcha;
}

/** Long enough to render a page. */
const STATE_MS = 30_000;

/** The state of a form until its page is rendered. */
interface StoredState {
  state: FormState;
  timer: NodeJS.Timeout;
}

/** Shared between the endpoint and the page, which are bundled separately. */
const states = processState('formStates', () => new Map());

/** Stores a form state until it is rendered, in memory alone, under an id that cannot be guessed. */
export function storeState(state: FormState): string {
  const id = randomUUID();
  const timer = setTimeout(() => states.delete(id), STATE_MS);
  timer.unref();
  states.set(id, { state, timer });
  return id;
}

/** Reads a state without removing it: one render reads it more than once. */
export function stateOf(id: string | null): FormState | null {
  return states.get(id ?? '')?.state ?? null;
}

/** Removes a state before it expires; an unknown id is ignored. */
export function dropState(id: string): void {
  clearTimeout(states.get(id)?.timer);
  states.delete(id);
}
