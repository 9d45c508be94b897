import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config/config';
import { StartProblem } from './config/problem';
import { prepareContent } from './pack/prepare-content';
import { buildServer } from './server';
import { openStore } from './store/open-store';
import type { Store } from './store/store';

type Environment = Record<string, string | undefined>;

/** Starts the back office, or ends the process with 1 and one sentence that says why. */
export async function start(env: Environment, cwd: string): Promise<void> {
  let store: Store | null = null;
  try {
    const config = readConfig(env, cwd);
    store = await openStore(config);
    await fill(config, store);
    const app = await buildServer({ config, db: store.db });
    closeOnSignal(app, store);
    await listen(app, config);
  } catch (error) {
    await store?.close();
    if (!(error instanceof StartProblem)) throw error;
    console.error(`ows: ${error.message}`);
    process.exit(1);
  }
}

async function fill(config: Config, store: Store): Promise<void> {
  const problems = await prepareContent(store.db, config);
  for (const problem of problems) console.error(`ows: content pack: ${problem}`);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE')
      throw new StartProblem(`Port ${port} is taken; set OWS_PORT to another.`);
    throw new StartProblem(`Cannot listen on ${host}:${port} (${error.code}).`);
  }
  const address = app.server.address();
  const actualPort = address && typeof address === 'object' ? address.port : port;
  console.log(`ows: ready on http://${host}:${actualPort}/ows`);
}

/** The embedded store must be closed to stay consistent, so both signals end the process in order. */
function closeOnSignal(app: FastifyInstance, store: Store): void {
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await app.close();
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
