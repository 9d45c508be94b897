/**
 * Everything that must exist once per process, by key. The framework bundles pages, endpoints and the start-up hook
 * apart, and server/ runs outside of these bundles: each of them has its own copy of every module and its variables.
 * Each key is declared where its value is created, by `declare module '@/lib/runtime/process-state'`, so that this
 * module depends on none of its users; two modules that claim one key for different types do not compile.
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

/** What another part of the process has put under this key, or undefined while nothing has. */
export function peekProcessState<K extends keyof ProcessState>(key: K): ProcessState[K] | undefined {
  return all()[key];
}

/** Puts a value under this key for all parts of the process; undefined takes it away. */
export function setProcessState<K extends keyof ProcessState>(
  key: K,
  value: ProcessState[K] | undefined,
): void {
  all()[key] = value;
}
