import type { Order, Report } from './messages';

/** A started process, as far as the supervisor handles it. */
export interface Child {
  pid: number | undefined;
  send(order: Order): void;
  kill(signal: NodeJS.Signals): void;
}

interface ChildEvents {
  reported(report: Report): void;
  ended(code: number | null, signal: NodeJS.Signals | null): void;
}

export interface Start {
  /** 1 to the number of processes. */
  place: number;
  /** Folder of the release. */
  folder: string;
}

export type Fork = (start: Start, events: ChildEvents) => Child;

/**
 * A process hangs if it sent no heartbeat in three checks, 30 s. One long check would not do: after the
 * supervisor itself was blocked, the check would run before the heartbeats that wait in its queue.
 */
const LOOK_MS = 10_000;
const SILENT_LOOKS = 3;
/** Longer than a retired process takes to end by itself (server/endings.ts). */
const RETIRE_MS = 210_000;

interface MemberOptions {
  fork: Fork;
  start: Start;
  reported(member: Member, report: Report): void;
  ended(member: Member): void;
  hangs(member: Member): void;
}

type Stage = 'starting' | 'prepared' | 'ready';

/** One process from its start to its end. */
export class Member {
  readonly start: Start;
  readonly startedAt = Date.now();
  readonly child: Child;
  stage: Stage = 'starting';
  isListening = false;
  /** Replaced or discarded: it is not started again when it ends. */
  isRetired = false;
  isOver = false;
  exitCode: number | null = null;
  private isToListen = false;
  private silence: NodeJS.Timeout | undefined;
  private limit: NodeJS.Timeout | undefined;

  constructor(private readonly options: MemberOptions) {
    this.start = options.start;
    this.child = options.fork(options.start, {
      reported: (report) => this.hear(report),
      ended: (code, signal) => this.end(code, signal),
    });
    this.listenForLife();
  }

  get isActive(): boolean {
    return !this.isRetired && !this.isOver;
  }

  /** Takes visitors, or is about to. */
  get takesVisitors(): boolean {
    return this.isToListen && this.isActive;
  }

  listen(): void {
    if (this.isToListen || !this.isActive) return;
    this.isToListen = true;
    this.child.send({ order: 'listen' });
  }

  /** Lets it complete the requests in progress, then end. */
  retire(): void {
    if (!this.isActive) return;
    this.isRetired = true;
    this.child.send({ order: 'retire' });
    this.limit = setTimeout(() => this.child.kill('SIGKILL'), RETIRE_MS);
  }

  /** Kills it at once. */
  discard(): void {
    if (!this.isActive) return;
    this.isRetired = true;
    this.child.kill('SIGKILL');
  }

  private hear(message: Report): void {
    if (this.isOver) return;
    this.listenForLife();
    const { report } = message;
    if (report === 'prepared' && this.stage === 'starting') this.stage = 'prepared';
    if (report === 'ready') this.stage = 'ready';
    if (report === 'listening') this.isListening = true;
    if (report !== 'beat') this.options.reported(this, message);
  }

  private listenForLife(silentLooks = 0): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.noteSilence(silentLooks + 1), LOOK_MS);
  }

  private noteSilence(silentLooks: number): void {
    if (silentLooks < SILENT_LOOKS) {
      this.listenForLife(silentLooks);
      return;
    }
    this.options.hangs(this);
    this.child.kill('SIGKILL');
  }

  private end(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.isOver) return;
    clearTimeout(this.silence);
    clearTimeout(this.limit);
    this.isOver = true;
    this.isListening = false;
    this.exitCode = signal ? null : code;
    this.options.ended(this);
  }
}
