/** It ends a test that hangs; on a busy machine Jest's five seconds would end others, too. */
jest.setTimeout(60_000);
