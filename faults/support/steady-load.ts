import { Agent, get } from 'node:http';

const PATHS = ['/', '/en', '/terms', '/en/terms', '/feeds/zh/news.rss'];
/** Two each time: 200 a second. */
const EVERY_MS = 10;

interface Outcome {
  answered: number;
  /** Statuses other than 200, and broken connections. */
  failed: string[];
}

function ask(origin: string, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get(origin + path, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200 ? '' : `${path}: ${answer.statusCode}`));
      answer.once('error', (error) => resolve(`${path}: ${error.message}`));
    });
    request.once('error', (error) => resolve(`${path}: ${error.message}`));
  });
}

/** Requests pages 200 times a second, half of them over kept connections, until it is stopped. */
export function steadyLoad(origin: string, paths = PATHS): { stop(): Promise<Outcome> } {
  const agents = [new Agent({ keepAlive: true, maxSockets: 20 }), new Agent({ keepAlive: false })];
  const asked: Promise<string>[] = [];
  const timer = setInterval(() => {
    for (const agent of agents) asked.push(ask(origin, String(paths[asked.length % paths.length]), agent));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      const outcomes = await Promise.all(asked);
      for (const agent of agents) agent.destroy();
      return { answered: outcomes.filter((text) => text === '').length, failed: outcomes.filter(Boolean) };
    },
  };
}
