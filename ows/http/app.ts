import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Database } from '../store/store';

/** Dependencies of a group of calls. */
export type Context = { config: Config; db: Database };
export type Routes = (app: FastifyInstance, context: Context) => void | Promise<void>;
