import { breakOffice, closeOffice, mendOffice, openOffice } from './office';

export interface Fault {
  name: string;
  begin: () => Promise<void>;
  end: () => Promise<void>;
  /** Some calls succeed, so that some pages nobody knows yet can be made. */
  partial?: boolean;
}

const switched = (name: string, fault: object, partial = false): Fault => ({
  name,
  begin: () => breakOffice(fault),
  end: mendOffice,
  partial,
});

export const FAULTS: readonly Fault[] = [
  { name: 'connection refused', begin: closeOffice, end: openOffice },
  switched('hang', { mode: 'slow', delayMs: 600_000 }),
  switched('10 s slow', { mode: 'slow', delayMs: 10_000 }),
  switched('HTTP 500', { mode: 'http500' }),
  switched('HTTP 500 of three in ten calls', { mode: 'http500', ofTen: 3 }, true),
  switched('code 500', { mode: 'code500' }),
  switched('HTML', { mode: 'html' }),
  switched('malformed JSON', { mode: 'malformed' }),
  switched('truncated JSON', { mode: 'truncated' }),
  switched('1 GB body', { mode: 'huge', megabytes: 1024 }),
  switched('gzip bomb', { mode: 'bomb' }),
  switched('wrong types everywhere', { mode: 'wrongtypes' }),
  switched('nulls everywhere', { mode: 'nulls' }),
  switched('empty lists', { mode: 'emptylists' }),
  switched('connection reset', { mode: 'reset' }),
];
