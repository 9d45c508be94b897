import { StateWatch } from './await-state';
import { type Fork, Member, type Start } from './member';
import type { Report } from './messages';
import { MetricsExchange } from './metrics-exchange';
import { Pauses } from './pauses';

/** Rendering the most requested pages takes 20 s at most; the rest is the start of the process. */
const READY_MS = 60_000;
/** Longer than the 5 s after which a stopping process ends by itself (server/endings.ts). */
const END_MS = 7000;

type Log = (fields: object, message: string) => void;

interface Options {
  processes: number;
  fork: Fork;
  /** The folder of the release that is to run; it throws where there is none. */
  findRelease(): string;
  drainMs: number;
  log: { info: Log; warn: Log; error: Log };
  /** All processes have ended. */
  ended(code: number): void;
}

/** Runs a number of processes over one port: replaces those that end, and all of them for a release. */
export class Supervisor {
  /** The process of each place. */
  private readonly members = new Map<number, Member>();
  /** All that run: the members, successors not yet in place, and retiring predecessors. */
  private readonly running = new Set<Member>();
  private readonly pauses = new Map<number, Pauses>();
  private readonly restarts = new Map<number, NodeJS.Timeout>();
  private readonly exchange = new MetricsExchange();
  private readonly watch = new StateWatch();
  private hasListened = false;
  private isStopping = false;
  private code = 0;
  private releasing: Promise<void> | null = null;
  private isReleaseWanted = false;

  constructor(private readonly options: Options) {}

  /** Starts one process: if its settings are wrong, that is reported once and the supervisor ends. */
  start(): void {
    this.fill(1, this.options.findRelease());
  }

  /** Replaces all processes, one after the other, by those of the release that is to run. */
  release(): void {
    this.isReleaseWanted = true;
    this.releasing ??= this.releaseAll().finally(() => {
      this.releasing = null;
    });
  }

  stop(code = 0): void {
    if (this.isStopping) return;
    this.isStopping = true;
    this.code = code;
    for (const timer of this.restarts.values()) clearTimeout(timer);
    for (const { child } of this.running) child.kill('SIGTERM');
    const force = () => {
      for (const { child } of this.running) child.kill('SIGKILL');
    };
    if (this.running.size === 0) this.options.ended(code);
    else setTimeout(force, this.options.drainMs + END_MS).unref();
  }

  private fill(place: number, folder: string): void {
    this.restarts.delete(place);
    this.members.set(place, this.begin({ place, folder }));
  }

  private begin(start: Start): Member {
    const { fork, log } = this.options;
    const member = new Member({
      fork,
      start,
      reported: (from, report) => this.hear(from, report),
      ended: (ended) => this.miss(ended),
      hangs: ({ child }) =>
        log.error({ place: start.place, pid: child.pid }, 'a process hangs and is killed'),
    });
    this.running.add(member);
    return member;
  }

  private hear(member: Member, report: Report): void {
    if (report.report === 'ask-metrics') {
      const others = [...this.members.values()].filter((other) => other !== member && other.isListening);
      this.exchange.ask(member, report.question, others);
    }
    if (report.report === 'metrics') this.exchange.take(member, report);
    if (report.report === 'listening') this.noteListening(member);
    this.balance();
  }

  private noteListening({ start, child }: Member): void {
    this.options.log.info({ place: start.place, pid: child.pid }, 'a process takes visitors');
    if (this.hasListened || this.isStopping) return;
    this.hasListened = true;
    for (let place = 2; place <= this.options.processes; place += 1) this.fill(place, start.folder);
  }

  /** Lets ready processes take visitors; if no process takes any, the first prepared one does. */
  private balance(): void {
    const members = [...this.members.values()];
    for (const member of members) if (member.stage === 'ready') member.listen();
    if (!members.some(({ takesVisitors }) => takesVisitors))
      members.find(({ isActive, stage }) => isActive && stage === 'prepared')?.listen();
    this.watch.look();
  }

  private miss(member: Member): void {
    this.running.delete(member);
    if (this.isStopping) {
      if (this.running.size === 0) this.options.ended(this.code);
      return;
    }
    const { place } = member.start;
    const isOfPlace = this.members.get(place) === member && !member.isRetired;
    if (isOfPlace && !this.hasListened && member.exitCode === 1) this.stop(1);
    else if (isOfPlace) this.restart(member);
    this.balance();
  }

  private restart({ start, startedAt, child, exitCode }: Member): void {
    const { place, folder } = start;
    const pauses = this.pauses.get(place) ?? new Pauses();
    this.pauses.set(place, pauses);
    const pauseMs = pauses.after(Date.now() - startedAt);
    this.options.log.warn(
      { place, pid: child.pid, exitCode, pauseMs },
      'a process ended, another one starts',
    );
    this.restarts.set(
      place,
      setTimeout(() => this.fill(place, folder), pauseMs),
    );
  }

  private async releaseAll(): Promise<void> {
    while (this.isReleaseWanted && !this.isStopping) {
      this.isReleaseWanted = false;
      await this.releaseOnce().catch((error: unknown) =>
        this.options.log.error({ err: error }, 'release: failed, the old processes stay'),
      );
    }
  }

  private async releaseOnce(): Promise<void> {
    const { findRelease, log } = this.options;
    const folder = findRelease();
    log.info({ folder }, 'release: begins');
    for (const { child, isActive } of this.members.values())
      if (isActive) child.send({ order: 'prepare-successor' });
    const replaced: Start[] = [];
    for (const [place, { start }] of [...this.members]) {
      if (await this.replace({ place, folder })) replaced.push(start);
      else if (!this.isStopping) return this.goBack(folder, replaced);
    }
    log.info({ folder }, 'release: complete');
  }

  private async goBack(folder: string, replaced: readonly Start[]): Promise<void> {
    const message = 'release: the new process did not become ready, the old ones stay';
    this.options.log.error({ folder, goneBack: replaced.length }, message);
    for (const start of replaced) await this.replace(start);
  }

  /** Starts a successor, and retires its predecessor once it takes visitors. False if it never does. */
  private async replace(start: Start): Promise<boolean> {
    if (this.isStopping) return false;
    const successor = this.begin(start);
    const limits = { ms: READY_MS, isCalledOff: () => this.isStopping };
    const isReady = await this.watch.until(successor, () => successor.stage === 'ready', limits);
    if (isReady) successor.listen();
    if (!isReady || !(await this.watch.until(successor, () => successor.isListening, limits))) {
      if (!this.isStopping) successor.discard();
      return false;
    }
    const { place } = start;
    clearTimeout(this.restarts.get(place));
    this.restarts.delete(place);
    this.members.get(place)?.retire();
    this.members.set(place, successor);
    return true;
  }
}
