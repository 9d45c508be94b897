import { peekProcessState, processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    warming: { isWarming: boolean };
  }
}

/** Until `work` ends /api/ready answers 503, so that a load balancer sends no visitors yet. Never rejects. */
export async function whileWarming(work: () => Promise<void>): Promise<void> {
  const state = processState('warming', () => ({ isWarming: false }));
  state.isWarming = true;
  await work().catch(() => undefined);
  state.isWarming = false;
}

/** Whether the process still renders the pages that were requested most. */
export const isWarming = (): boolean => peekProcessState('warming')?.isWarming ?? false;
