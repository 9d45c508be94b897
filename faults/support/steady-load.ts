import { Agent, get } from 'node:http';

const PATHS = ['/', '/en', '/terms', '/en/terms', '/feeds/zh/news.rss'];
/** Two each time: 200 a second. */
const EVERY_MS = 10;
/** As many as a second's requests: a machine that is slower than the load gets no more, else tests never end. */
const MAX_UNANSWERED = 200;

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

/**
 * Requests pages 200 times a second, half of them over kept connections, until it is stopped; less often while 200
 * answers are still missing.
 */
export function steadyLoad(origin: string, paths = PATHS): { stop(): Promise<Outcome> } {
  const agents = [new Agent({ keepAlive: true, maxSockets: 20 }), new Agent({ keepAlive: false })];
  const asked: Promise<string>[] = [];
  let unanswered = 0;
  const send = async (agent: Agent): Promise<string> => {
    unanswered += 1;
    const outcome = await ask(origin, String(paths[asked.length % paths.length]), agent);
    unanswered -= 1;
    return outcome;
  };
  const timer = setInterval(() => {
    if (unanswered < MAX_UNANSWERED) for (const agent of agents) asked.push(send(agent));
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
