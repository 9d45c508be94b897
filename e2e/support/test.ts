import { test as base } from '@playwright/test';

/** Skips a journey without a report: it does not apply to this environment. */
const leaveOut = (() => undefined) as unknown as typeof base;

const { BASE_URL, PREVIEW_SECRET } = process.env;

/**
 * `test.editor(…)` is for journeys of editors: against another environment they need its PREVIEW_SECRET.
 * `test.pack(…)` is for journeys that know the sample content: its texts or its amount. Against another environment
 * (BASE_URL) they are left out. All others find what they need through the site itself.
 */
export const test = Object.assign(base.extend({}), {
  pack: BASE_URL ? leaveOut : base,
  editor: BASE_URL && !PREVIEW_SECRET ? leaveOut : base,
});
