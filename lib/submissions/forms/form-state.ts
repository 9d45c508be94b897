import { randomUUID } from 'node:crypto';
import type { Captcha, FormValues, Problem } from '@/lib/model/forms';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    formStates: Map<string, Kept>;
  }
}

/** Names the state of a form that is drawn again; set by the site itself, on a request to itself. */
export const STATE_HEADER = 'x-form-state';

export interface FormState {
  values: FormValues;
  problems: readonly Problem[];
  captcha: Captcha;
}

/** Long enough to draw a page. */
const KEPT_MS = 30_000;

/** The state of a form until its page is rendered. */
interface Kept {
  state: FormState;
  timer: NodeJS.Timeout;
}

/** The endpoint that keeps and the page that takes are bundled apart. */
const states = processState('formStates', () => new Map());

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
