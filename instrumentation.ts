/** Runs once when the server starts: a wrong setting ends it with one sentence instead of failing at a visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('@/lib/check-env');
}
