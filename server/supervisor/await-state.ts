import type { Member } from './member';

/** Waits until processes reach a state; `look` is to be called whenever one may have changed. */
export class StateWatch {
  private watchers: (() => void)[] = [];

  look(): void {
    for (const look of this.watchers) look();
  }

  /**
   * Resolves to whether `holds` becomes true before the process ends, `isCalledOff` is true, or `ms` have
   * passed.
   */
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
