import { breakOffice, closeOffice, mendOffice, openOffice } from './office';

export interface Fault {
  name: string;
  begin: () => Promise<void>;
  end: () => Promise<void>;
  /** Accepted answers for pages that are not stored: 503 by default. */
  unknown?: readonly number[];
  /** After that long a page that was visited is due again, by design: a slow machine takes longer for its visits. */
  retryMs?: number;
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

/** Menu and dictionaries are available, so that nothing else indicates that the back office has lost its content. */
const emptied: Fault = {
  name: 'empty lists beside a complete menu',
  begin: async () => {
    for (const path of CONTENT) await breakOffice({ path, mode: 'emptylists' });
  },
  end: mendOffice,
  unknown: [404],
  // Pages that are kept in spite of an empty list (docs/adr/0034-emptied-lists.md).
  retryMs: 10_000,
};

const refused: Fault = { name: 'connection refused', begin: closeOffice, end: openOffice };
// Beyond the ten seconds of a page, and not at their very end.
const late = switched('11 s slow', { mode: 'slow', delayMs: 11_000 });
const malformed = switched('malformed JSON', { mode: 'malformed' });

/** No answer, an incomplete one, or a late one. */
export const CUT_OFF: readonly Fault[] = [
  refused,
  switched('connection reset', { mode: 'reset' }),
  switched('truncated JSON', { mode: 'truncated' }),
  switched('1 GB body', { mode: 'huge', megabytes: 1024 }),
];

/** No answer arrives in time. */
export const LATE: readonly Fault[] = [
  switched('3 s slow', { mode: 'slow', delayMs: 3000 }, [200]),
  switched('hang', { mode: 'slow', delayMs: 600_000 }),
  late,
];

/** Answers arrive, but cannot be used. */
export const FAILING: readonly Fault[] = [
  // First in the list: for a while after a fault in which the menu failed, its confirmation is not requested and such
  // pages are 503.
  emptied,
  switched('empty lists', { mode: 'emptylists' }),
  switched('HTTP 500 of three in ten calls', { mode: 'http500', ofTen: 3 }, [200, 503]),
  switched('HTTP 500', { mode: 'http500' }),
  switched('code 500', { mode: 'code500' }),
];

/** Answers do not have the form that the contract says. */
export const MALFORMED: readonly Fault[] = [
  switched('HTML', { mode: 'html' }),
  malformed,
  switched('gzip bomb', { mode: 'bomb' }),
  switched('wrong types everywhere', { mode: 'wrongtypes' }),
  switched('nulls everywhere', { mode: 'nulls' }),
];

/** Whether the gateway is held against every fault, instead of one of each kind. */
export const IS_WHOLE_TABLE = process.env.THROUGH_GATEWAY === 'all';

/** In an order in which `emptied` is first. */
export const ALL: readonly Fault[] = [...FAILING, ...CUT_OFF, ...LATE, ...MALFORMED];

/** One of each kind: emptied, gone, late, unusable. */
export const ONE_OF_EACH: readonly Fault[] = [emptied, refused, late, malformed];
