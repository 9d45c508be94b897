import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { licenceFilesOf } from './contents.mjs';

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const read = (path) => readFileSync(path, 'utf8');

/** The licence of every packed package, with its text where the package brings one. */
export function licences(paths) {
  const parts = paths.map((path) => {
    const { name, version, license } = JSON.parse(read(`${path}/package.json`));
    const texts = licenceFilesOf(path).map((file) => read(file).trim());
    const text = texts.join('\n\n') || 'The package contains no licence text; it declares the licence above.';
    return `${name} ${version}\nLicence: ${license ?? 'see below'}\n\n${text}\n`;
  });
  return parts.join(`\n${'='.repeat(78)}\n\n`);
}

/** package.json of the archive: what runs, and nothing that builds or tests. */
export function manifest({ own, direct }) {
  const { name, version, description, license, type, engines, dependencies } = own;
  const kept = Object.fromEntries(direct.map((dependency) => [dependency, dependencies[dependency]]));
  const scripts = {
    start: 'NODE_ENV=production node dist/main.mjs',
    verify: 'node verify.mjs',
  };
  return { name, version, private: true, description, license, type, engines, scripts, dependencies: kept };
}

export const readme = ({ name, version, build, platform, node }) => `# ${name} ${version}, build ${build}

A release of the site, made for ${platform}. It needs Node (${node.needed}; built with ${node.builtWith}) and nothing from a registry.

    sha256sum --check --quiet SHA256SUMS     # every file is what it was when packed
    node verify.mjs                          # the same, and no other file, and this machine fits
    npm start                                # or: NODE_ENV=production node dist/main.mjs

| file | contents |
|---|---|
| \`release.json\` | version, build, platform, Node, commit |
| \`SHA256SUMS\` | checksum of every file |
| \`sbom.cdx.json\` | bill of materials of the packages, CycloneDX |
| \`LICENCES.txt\` | licences of the packages |
| \`deploy/\` | service manager, container, alarms, dashboard |
| \`docs/operations.md\` | how to install, release, roll back and watch the site |

Settings are environment variables: \`docs/configuration.md\`.
`;
