import { peekProcessState, processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    stopping: { isStopping: boolean };
  }
}

/** From now on /api/ready answers 503, so that a load balancer sends visitors elsewhere. */
export function beginStop(): void {
  processState('stopping', () => ({ isStopping: false })).isStopping = true;
}

/** Whether the process is shutting down. */
export const isStopping = (): boolean => peekProcessState('stopping')?.isStopping ?? false;
