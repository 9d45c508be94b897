/**
 * Runs once when the server starts: a wrong setting ends it with one sentence instead of failing at a visitor. The
 * operators' redirects are read, the gate for page visits is put where the server finds it, and what an earlier process had still to do is taken up.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('@/lib/runtime/check-env');
  const { watchRedirects } = await import('@/lib/site/redirects/watch');
  watchRedirects();
  const { openGate } = await import('@/lib/gate/draws');
  openGate();
  const { resumePushes } = await import('@/lib/publishing/publish');
  resumePushes();
}
