/**
 * Everything that must exist once per process, by key. The framework bundles pages, endpoints and the
 * start-up hook separately, and server/ runs outside these bundles: each has its own copy of every module and
 * its variables. Each key is declared where its value is created, by `declare module
 * '@/lib/runtime/process-state'`, so that this module depends on none of its users; two modules that claim
 * the same key for different types do not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled in by the modules that own the keys
export interface ProcessState {}

const KEY = Symbol.for('site.process-state');
const holder: typeof globalThis & { [KEY]?: Partial<ProcessState> } = globalThis;

function all(): Partial<ProcessState> {
  holder[KEY] ??= {};
  return holder[KEY];
}

/** The value of the process under this key; the first caller creates it. */
export function processState<K extends keyof ProcessState>(
  key: K,
  create: () => ProcessState[K],
): ProcessState[K] {
  const state = all();
  const existing = state[key];
  if (existing !== undefined) return existing;
  const made = create();
  state[key] = made;
  return made;
}

/** The value under this key, or undefined while no part of the process has set it. */
export function peekProcessState<K extends keyof ProcessState>(key: K): ProcessState[K] | undefined {
  return all()[key];
}

/** Sets the value under this key for all parts of the process; undefined removes it. */
export function setProcessState<K extends keyof ProcessState>(
  key: K,
  value: ProcessState[K] | undefined,
): void {
  all()[key] = value;
}
