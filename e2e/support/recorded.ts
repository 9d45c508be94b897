import type { FullConfig } from '@playwright/test';
import { until } from '@/testing/until';

const MAX_MS = 120_000;

/** When the site last compared all filings with its record; null before it has done so, and where there is no record. */
async function isRecorded(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/record/archive/zh.json`);
  if (answer.status === 404) return true;
  const { walkedAt } = (await answer.json()) as { walkedAt: string | null };
  return walkedAt !== null;
}

/** Before all journeys: the record of filings is filled, so that what pages say of it stays the same while they run. */
export default async function recorded({ projects }: FullConfig): Promise<void> {
  const origin = projects.find(({ name }) => name === 'journeys')?.use.baseURL;
  if (origin) await until('a walk over all filings', MAX_MS, () => isRecorded(origin));
}
