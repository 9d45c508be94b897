/** What the supervisor tells a process. */
export type Order =
  /** Take visitors. */
  | { order: 'listen' }
  /** A successor is about to start: save what it needs. */
  | { order: 'prepare-successor' }
  /** A successor takes visitors: accept no more connections, and end when the open ones are closed. */
  | { order: 'retire' }
  /** Send metrics for the process that asked for them. */
  | { order: 'send-metrics'; question: number }
  /** The metrics of the others, as asked for. */
  | { order: 'take-metrics'; question: number; metrics: readonly unknown[] };

/** What a process reports to the supervisor. */
export type Report =
  | { report: 'beat' }
  /** It can answer, but does not have the pages that are requested most. */
  | { report: 'prepared' }
  /** It has a menu and the pages that are requested most. */
  | { report: 'ready' }
  | { report: 'listening' }
  | { report: 'ask-metrics'; question: number }
  | { report: 'metrics'; question: number; metrics: unknown };

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

export const isOrder = (message: unknown): message is Order => typeof field(message, 'order') === 'string';
export const isReport = (message: unknown): message is Report => typeof field(message, 'report') === 'string';
