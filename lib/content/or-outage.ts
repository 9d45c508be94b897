import 'server-only';
import { OwsError } from '@/lib/base/ows-error';

/** The result of a load, or null while the back office fails: for a page that says so in its own words. */
export async function orOutage<T>(load: Promise<T>): Promise<T | null> {
  try {
    return await load;
  } catch (error) {
    if (error instanceof OwsError) return null;
    throw error;
  }
}
