import { killAll } from './process';

export { type Launched, launch, readyAddress, TEST_PACK } from './process';

// A test that failed half-way leaves its process behind, and Jest would wait for it for ever.
afterAll(killAll);
