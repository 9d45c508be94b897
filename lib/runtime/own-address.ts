/** Where this process reaches itself: its listening address, or the loopback address if that is any. */
export function ownOrigin(host: string | undefined, port: number): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
