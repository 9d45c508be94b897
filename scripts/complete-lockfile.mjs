import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const LIBC = { gnu: 'glibc', musl: 'musl' };

/**
 * Parses the name of a platform package: `@next/swc-linux-x64-musl` is the family `@next/swc-` on linux, x64, musl.
 */
const PLATFORM =
  /^(.*[-/])(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/;

/**
 * The lockfile entry of a platform package that the configured registry lacks, from what its siblings have in common.
 */
function entryOf(name, version, packages) {
  const [, family, os, cpu, abi] = PLATFORM.exec(name) ?? [];
  const sibling = Object.entries(packages).find(
    ([path]) => family && path.startsWith(`node_modules/${family}`),
  );
  if (!sibling) throw new Error(`${name}: no installed package of its family to take an entry from`);
  const [, { dev, license, engines }] = sibling;
  const libc = os === 'linux' && LIBC[abi];
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    license,
    optional: true,
    os: [os],
    ...(engines && { engines }),
  };
}

/**
 * `node scripts/complete-lockfile.mjs`, after packages were added or updated: `npm ci` refuses a lockfile without an
 * entry for the optional packages of every platform, and npm omits those that its registry lacks. They are added
 * without a checksum, which `npm install` on such a platform fills in.
 */
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;
for (const { optionalDependencies = {} } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const nested = Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));
    if (nested) continue;
    packages[`node_modules/${name}`] = entryOf(name, version, packages);
    console.log(`added ${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
