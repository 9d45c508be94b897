import { spawnSync } from 'node:child_process';

/** Whether Varnish is installed. Without it CI fails; elsewhere a warning says what is not tested. */
export function hasVarnish(): boolean {
  if (spawnSync('varnishd', ['-V'], { stdio: 'ignore' }).status === 0) return true;
  if (process.env.CI) throw new Error('CI needs Varnish (varnishd)');
  console.warn('There is no Varnish (varnishd): shared caches are not tried');
  return false;
}
