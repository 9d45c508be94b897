import 'server-only';

/** For blocks that a page can do without: a failure is logged and answered by what stands in. */
export async function secondary<T>(what: string, load: Promise<T>, instead: T): Promise<T> {
  try {
    return await load;
  } catch (error) {
    console.warn(`left out ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return instead;
  }
}
