import { randomUUID } from 'node:crypto';
import type { Captcha, FormValues, Problem } from '../model/form';

/** Names the state of a form that is drawn again; set by the site itself, on a request to itself. */
export const STATE_HEADER = 'x-form-state';

export interface FormState {
  values: FormValues;
  problems: readonly Problem[];
  captcha: Captcha;
}

/** Long enough to draw a page. */
const KEPT_MS = 30_000;

interface Kept {
  state: FormState;
  timer: NodeJS.Timeout;
}

/** One for the process: the endpoint that keeps and the page that takes may hold instances of their own. */
const store = globalThis as typeof globalThis & { formStates?: Map<string, Kept> };
store.formStates ??= new Map();
const states = store.formStates;

/** Keeps what a person typed for the moment of drawing it, in memory alone, under a name that cannot be guessed. */
export function keepState(state: FormState): string {
  const id = randomUUID();
  const timer = setTimeout(() => states.delete(id), KEPT_MS);
  timer.unref();
  states.set(id, { state, timer });
  return id;
}

/** For the page: looked at more than once while one page is drawn. */
export function stateOf(id: string | null): FormState | null {
  return states.get(id ?? '')?.state ?? null;
}

export function dropState(id: string): void {
  clearTimeout(states.get(id)?.timer);
  states.delete(id);
}
