import { readFileSync } from 'node:fs';
import { directDependencies, productionPaths } from './pack/packages.mjs';
import { sbom } from './pack/sbom.mjs';
import { run } from './support/say.mjs';

/** `npm run -s sbom > sbom.json`: the bill of materials of the installed production packages. */
await run(() => {
  const own = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const direct = directDependencies(own.dependencies, { withBackOffice: true });
  const paths = productionPaths({ packages, direct });
  const seconds = Math.floor(Date.now() / 1000);
  console.log(JSON.stringify(sbom({ own, direct, paths, packages, seconds }), null, 2));
});
