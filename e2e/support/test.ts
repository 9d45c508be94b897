import { test as base } from '@playwright/test';

/** Leaves a journey out without a word: it says nothing of the environment at hand. */
const leaveOut = (() => undefined) as unknown as typeof base;

/**
 * `test.pack(…)` is for journeys that know the sample content: what an editor wrote there, or how much there is of it.
 * Against another environment (BASE_URL) they are left out. All others find what they need through the site itself.
 */
export const test = Object.assign(base.extend({}), { pack: process.env.BASE_URL ? leaveOut : base });
