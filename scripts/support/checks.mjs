/** A tool of node_modules, run by this Node: the program and its arguments. */
export const bin = (path, ...args) => [process.execPath, [`node_modules/${path}`, ...args]];

const biome = (...args) => bin('@biomejs/biome/bin/biome', ...args, '.');

/** Static checks. */
export const STATIC_CHECKS = [
  { name: 'format', command: biome('format') },
  { name: 'lint', command: biome('check', '--formatter-enabled=false', '--error-on-warnings') },
  { name: 'types', command: bin('typescript/bin/tsc', '--noEmit') },
  { name: 'unused', command: bin('knip/bin/knip.js', '--no-progress') },
];
