import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { nameOf, neededBy, placesOf } from './packages.mjs';

/** SPDX ids have no blanks; everything else is an expression. */
const licenceOf = (licence) =>
  /^[\w.+-]+$/.test(licence) ? { license: { id: licence } } : { expression: licence };

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** SHA-512 of the package as the registry delivers it. */
function hashesOf(integrity = '') {
  const [, digest] = /(?:^|\s)sha512-(\S+)/.exec(integrity) ?? [];
  return digest ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : [];
}

function declaredLicence(path, locked) {
  if (locked.license) return locked.license;
  const file = `${path}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}

function component(path, locked) {
  const name = nameOf(path);
  const ref = purlOf(name, locked.version);
  const licence = declaredLicence(path, locked);
  return {
    'bom-ref': ref,
    type: 'library',
    name,
    version: locked.version,
    scope: 'required',
    purl: ref,
    hashes: hashesOf(locked.integrity),
    ...(typeof licence === 'string' && { licenses: [licenceOf(licence)] }),
  };
}

/** A UUID made of what it stands for, so that one release has one. */
function uuidOf(text) {
  const digits = createHash('sha256').update(text).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
  return [...parts, `a${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-');
}

const unique = (entries, key) => [...new Map(entries.map((entry) => [entry[key], entry])).values()];

/**
 * The bill of materials (CycloneDX 1.5) of the packages at these paths of the lockfile. `npm sbom --omit dev` is not
 * used: it leaves out what a tool needs as well, React among others.
 */
export function sbom({ own, direct, paths, packages, seconds }) {
  const packed = new Set(paths);
  const refOf = (path) => purlOf(nameOf(path), packages[path].version);
  const resolved = (from, names) =>
    names.flatMap((name) => placesOf(from, name).find((place) => packed.has(place)) ?? []).map(refOf);
  const needs = (path) =>
    resolved(path, [...neededBy(packages[path]), ...Object.keys(packages[path].optionalDependencies ?? {})]);
  const ref = purlOf(own.name, own.version);
  const components = unique(
    paths.map((path) => component(path, packages[path])),
    'bom-ref',
  );
  const dependencies = paths.map((path) => ({
    ref: refOf(path),
    dependsOn: [...new Set(needs(path))].sort(),
  }));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([ref, components, seconds]))}`,
    version: 1,
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      component: { 'bom-ref': ref, type: 'application', name: own.name, version: own.version, purl: ref },
    },
    components,
    dependencies: unique([{ ref, dependsOn: resolved('', direct).sort() }, ...dependencies], 'ref'),
  };
}
