const FIRST_MS = 250;
const LONGEST_MS = 30_000;
/** A process that ran for this long was healthy: the pauses begin anew. */
const SOUND_MS = 60_000;

/** How long to wait before a process is started again: twice as long each time it ends early. */
export class Pauses {
  private next = FIRST_MS;

  /** The pause after a run of `ranMs`. */
  after(ranMs: number): number {
    if (ranMs >= SOUND_MS) this.next = FIRST_MS;
    const pause = this.next;
    this.next = Math.min(LONGEST_MS, pause * 2);
    return pause;
  }
}
