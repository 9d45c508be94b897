import type { Member } from './member';

/** Waits for states of processes; `look` is called whenever one may have changed. */
export class StateWatch {
  private watchers: (() => void)[] = [];

  look(): void {
    for (const look of this.watchers) look();
  }

  /** Whether `holds` comes true before the process ends, `isCalledOff`, or `ms` are over. */
  until(
    member: Member,
    holds: () => boolean,
    limits: { ms: number; isCalledOff(): boolean },
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (result: boolean) => {
        clearTimeout(timer);
        this.watchers = this.watchers.filter((other) => other !== look);
        resolve(result);
      };
      const look = () => {
        if (member.isOver || limits.isCalledOff()) settle(false);
        else if (holds()) settle(true);
      };
      const timer = setTimeout(() => settle(false), limits.ms);
      this.watchers.push(look);
      look();
    });
  }
}
