import { killAll } from './process';

export { type Launched, launch, readyAddress, TEST_PACK } from './process';

// A cold start creates a database: seconds on a quiet machine, more on a busy one.
jest.setTimeout(60_000);

// A test that failed half-way leaves its process behind, and Jest would wait for it for ever.
afterAll(killAll);
