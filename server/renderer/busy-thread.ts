/** Renderings that compute keep a message waiting for longer than this. */
const BUSY_MS = 10;
/** A measurement that is older says nothing about now. */
const FORGET_MS = 100;

/**
 * Tells whether renderings compute in a thread rather than wait for answers: then a message waits for the end of a
 * turn of its event loop. Work in short turns, such as the list of findings, leaves room for renderings, though the
 * thread never rests. `ping` resolves when the thread has answered.
 */
export function busyThread(
  ping: () => Promise<void>,
  now: () => number = () => performance.now(),
): { isBusy(): boolean } {
  const last = { askedAt: 0, answeredAt: 0, ms: 0 };
  let isWaiting = false;

  function ask(): void {
    isWaiting = true;
    last.askedAt = now();
    void ping().then(() => {
      isWaiting = false;
      last.answeredAt = now();
      last.ms = last.answeredAt - last.askedAt;
    });
  }

  return {
    isBusy() {
      if (!isWaiting) ask();
      if (now() - last.askedAt > BUSY_MS) return true;
      return last.ms > BUSY_MS && now() - last.answeredAt < FORGET_MS;
    },
  };
}
