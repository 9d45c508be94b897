import { messageOf } from '@/lib/base/message-of';
import type { Database, Query } from './database/database';
import { RecordError } from './record';
import { reportState } from './record-state';

/** A failure within a transaction that is not the database's, such as an invalid filing. */
class OtherFault extends Error {
  constructor(readonly fault: unknown) {
    super('not of the database');
  }
}

function setApart(error: unknown): never {
  throw error instanceof RecordError ? error : new OtherFault(error);
}

function asItWas(error: unknown): never {
  throw error instanceof OtherFault ? error.fault : error;
}

/** Reports failures of the database and throws RecordErrors; `standing` is the state while it answers. */
export function guarded(database: Database, standing: () => 'open' | 'damaged'): Database {
  async function answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      reportState(standing());
      return result;
    } catch (error) {
      if (error instanceof RecordError || error instanceof OtherFault) throw error;
      reportState('unavailable');
      throw new RecordError('unavailable', messageOf(error));
    }
  }
  const guardedQuery =
    (query: Query): Query =>
    (sql, params) =>
      answered(() => query(sql, params));
  return {
    query: guardedQuery(database.query),
    transaction: (work) =>
      answered(() => database.transaction((query) => work(guardedQuery(query)).catch(setApart))).catch(
        asItWas,
      ),
    close: () => database.close(),
  };
}
