import { breakOffice, closeOffice, mendOffice, openOffice } from './office';

export interface Fault {
  name: string;
  begin: () => Promise<void>;
  end: () => Promise<void>;
  /** How pages that nobody knows yet may be answered: 503 unless said otherwise. */
  unknown?: readonly number[];
}

const switched = (name: string, fault: object, unknown?: Fault['unknown']): Fault => ({
  name,
  begin: () => breakOffice(fault),
  end: mendOffice,
  unknown,
});

const CONTENT = [
  '/content/queryContentPage',
  '/content/queryContentList',
  '/thrift/service',
  '/software/queryPage',
];

/** Menu and dictionaries come, so that nothing else says that the back office has lost its content. */
const emptied: Fault = {
  name: 'empty lists beside a whole menu',
  begin: async () => {
    for (const path of CONTENT) await breakOffice({ path, mode: 'emptylists' });
  },
  end: mendOffice,
  unknown: [404],
};

/** No answer comes, or not the whole of one, or not in time. */
export const SILENT: readonly Fault[] = [
  { name: 'connection refused', begin: closeOffice, end: openOffice },
  switched('3 s slow', { mode: 'slow', delayMs: 3000 }, [200]),
  switched('hang', { mode: 'slow', delayMs: 600_000 }),
  switched('10 s slow', { mode: 'slow', delayMs: 10_000 }),
  switched('1 GB body', { mode: 'huge', megabytes: 1024 }),
  switched('truncated JSON', { mode: 'truncated' }),
  switched('connection reset', { mode: 'reset' }),
];

/** Answers come, and are of no use. */
export const WRONG: readonly Fault[] = [
  // First: for a while after a fault that the menu failed in, its confirmation is not asked for and such pages are 503.
  emptied,
  switched('HTTP 500 of three in ten calls', { mode: 'http500', ofTen: 3 }, [200, 503]),
  switched('HTTP 500', { mode: 'http500' }),
  switched('code 500', { mode: 'code500' }),
  switched('HTML', { mode: 'html' }),
  switched('malformed JSON', { mode: 'malformed' }),
  switched('gzip bomb', { mode: 'bomb' }),
  switched('wrong types everywhere', { mode: 'wrongtypes' }),
  switched('nulls everywhere', { mode: 'nulls' }),
  switched('empty lists', { mode: 'emptylists' }),
];
