import { peekProcessState, setProcessState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    /** Origin at which only this process is reached; missing if no other process listens on its port. */
    apart: string;
  }
}

/** Sets where a process that shares its port reaches itself; to be called before settings are read. */
export const reachApart = (origin: string): void => setProcessState('apart', origin);

/** The origin at which this process reaches itself, whether or not others share its port. */
export const selfOrigin = (host: string | undefined, port: number): string =>
  peekProcessState('apart') ?? ownOrigin(host, port);

/** The origin of a process with a port of its own: its address, or loopback if it listens on all. */
export function ownOrigin(host: string | undefined, port: number): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
