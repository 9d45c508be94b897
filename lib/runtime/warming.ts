import { peekProcessState, processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    warming: { isWarming: boolean };
  }
}

/** While `work` runs, /api/ready answers 503, so a load balancer sends no visitors yet. Never rejects. */
export async function whileWarming(work: () => Promise<void>): Promise<void> {
  const state = processState('warming', () => ({ isWarming: false }));
  state.isWarming = true;
  await work().catch(() => undefined);
  state.isWarming = false;
}

/** Whether the process is still rendering the most requested pages. */
export const isWarming = (): boolean => peekProcessState('warming')?.isWarming ?? false;
