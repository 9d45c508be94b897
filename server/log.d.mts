import type { Logger } from 'pino';

export const log: Logger;
