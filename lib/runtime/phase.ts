import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    /** One flag for each phase, in memory that the threads of the process share. */
    phases: Int32Array<SharedArrayBuffer>;
  }
}

const PHASES = ['stopping', 'warming'] as const;
type Phase = (typeof PHASES)[number];

/** The flags of this process, for its threads. */
export const phases = (): Int32Array<SharedArrayBuffer> =>
  processState(
    'phases',
    () => new Int32Array(new SharedArrayBuffer(PHASES.length * Int32Array.BYTES_PER_ELEMENT)),
  );

const isIn = (phase: Phase): boolean => Atomics.load(phases(), PHASES.indexOf(phase)) === 1;
const set = (phase: Phase, isOn: boolean): void =>
  void Atomics.store(phases(), PHASES.indexOf(phase), Number(isOn));

/** From now on /api/ready answers 503, so that a load balancer sends visitors elsewhere. */
export const beginStop = (): void => set('stopping', true);

/** Whether the process is shutting down. */
export const isStopping = (): boolean => isIn('stopping');

/** While `work` runs, /api/ready answers 503, so a load balancer sends no visitors yet. Never rejects. */
export async function whileWarming(work: () => Promise<void>): Promise<void> {
  set('warming', true);
  await work().catch(() => undefined);
  set('warming', false);
}

/** Whether the process is still rendering the most requested pages. */
export const isWarming = (): boolean => isIn('warming');
