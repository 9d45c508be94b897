import { peekProcessState, setProcessState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    /** Where this process alone is reached; missing where no other process listens on its port. */
    apart: string;
  }
}

/** For a process that shares its port: from now on it reaches itself at this origin. Before the settings are read. */
export const reachApart = (origin: string): void => setProcessState('apart', origin);

/** Where this process reaches itself, among others that may share its port. */
export const selfOrigin = (host: string | undefined, port: number): string =>
  peekProcessState('apart') ?? ownOrigin(host, port);

/** Where a process that has its port to itself reaches itself: its listening address, or the loopback address if that is any. */
export function ownOrigin(host: string | undefined, port: number): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
