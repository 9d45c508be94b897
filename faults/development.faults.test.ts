import { rmSync } from 'node:fs';
import { start, until } from './support/processes';
import { ownPort } from './support/settings';
import { visit } from './support/visit';

const PORT = ownPort(3403);
const OWS_PORT = ownPort(4402);
const DATA = '.data/faults-development';

test('npm run dev starts site and back office without any setting, and answers with a page', async () => {
  rmSync(DATA, { recursive: true, force: true });
  const running = start([process.execPath, 'scripts/dev.mjs'], {
    PORT: String(PORT),
    OWS_PORT: String(OWS_PORT),
    OWS_DATA_DIR: `${DATA}/office`,
    COPIES_DIR: `${DATA}/copies`,
  });
  await until('the development server', 120_000, async () =>
    running.output().includes(`ready: http://localhost:${PORT}`),
  );
  const origin = `http://127.0.0.1:${PORT}`;
  let seen: Awaited<ReturnType<typeof visit>> | undefined;
  await until('a page', 120_000, async () => {
    seen = await visit(origin, { path: '/en/terms', device: 'desktop' });
    return seen.status === 200;
  });
  expect(seen?.h1).not.toBe('');
  expect(seen?.html).toContain('<footer');
  expect(running.output()).not.toMatch(/must be set/);
  await running.end('SIGTERM');
}, 300_000);
