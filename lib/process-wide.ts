/** One value for the whole process: the framework's bundles hold instances of their own of every module. */
export function processWide<T>(name: string, make: () => T): T {
  const store = globalThis as Record<symbol, unknown>;
  const key = Symbol.for(`site.${name}`);
  store[key] ??= make();
  return store[key] as T;
}
