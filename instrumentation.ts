/**
 * Runs once when the server starts: an invalid setting ends the process with one sentence. It connects to Redis, reads
 * the operators' redirects, registers the readiness, resumes notifications and
 * purges that an earlier process left, and begins to record filings.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('@/lib/runtime/check-env');
  const { redis } = await import('@/lib/runtime/redis');
  redis();
  const { watchRedirects } = await import('@/lib/site/redirects/watch');
  watchRedirects();
  const { offerReadiness } = await import('@/lib/content/readiness');
  offerReadiness();
  const { resumePushes } = await import('@/lib/publishing/publish');
  resumePushes();
  const { resumePurges } = await import('@/lib/publishing/purge');
  resumePurges();
  const { startRecorder } = await import('@/lib/publishing/recording/recorder');
  startRecorder();
}
