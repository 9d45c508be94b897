import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeGeometry } from './decode.mjs';

const { GEO_TOOLS } = process.env;
if (!GEO_TOOLS) throw new Error('GEO_TOOLS names no folder with echarts and mapshaper');
const tools = createRequire(join(GEO_TOOLS, 'package.json'));

const ROOT = join(import.meta.dirname, '../..');
/** Names of files that differ from the usual pinyin: Shaanxi is shanxi1; Hong Kong and Macau are as here. */
const CODES = { shanxi1: 'shaanxi' };
/** Taiwan is one outline in the source, without inner borders. */
const LEFT_OUT = new Set(['taiwan']);

const folder = join(tools.resolve('echarts/package.json'), '../map/json/province');

const isEncoded = ({ coordinates }) => typeof coordinates.flat()[0] === 'string';

function citiesOf(file) {
  const code = file.replace('.json', '');
  const { features } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return features
    .filter(({ geometry }) => geometry.coordinates.length > 0)
    .map(({ properties: { name, cp }, geometry }) => ({
      type: 'Feature',
      properties: { name, province: CODES[code] ?? code, ...(cp ? { at: cp } : {}) },
      // Some files of the source are plain GeoJSON.
      geometry: isEncoded(geometry) ? decodeGeometry(geometry) : geometry,
    }));
}

const features = readdirSync(folder)
  .filter((file) => !LEFT_OUT.has(file.replace('.json', '')))
  .sort()
  .flatMap(citiesOf);
const input = join(mkdtempSync(join(tmpdir(), 'cities-')), 'cities.json');
writeFileSync(input, JSON.stringify({ type: 'FeatureCollection', features }));

execFileSync(process.execPath, [
  join(GEO_TOOLS, 'node_modules/mapshaper/bin/mapshaper'),
  ...['-i', input, '-snap', '-clean', '-simplify', 'weighted', '6%', 'keep-shapes'],
  // Inner borders of a province only: its outline comes from provinces.json.
  ...['-innerlines', 'where=A.province === B.province', '+', 'name=borders'],
  ...[
    '-o',
    'target=borders',
    'format=topojson',
    'quantization=20000',
    'force',
    join(ROOT, 'public/geo/cities.json'),
  ],
]);
const names = features
  .filter(({ properties }) => properties.at)
  .map(({ properties: { name, province, at } }) => [
    name,
    province,
    ...at.map((degrees) => Math.round(degrees * 1000) / 1000),
  ]);
const topology = JSON.parse(readFileSync(join(ROOT, 'public/geo/cities.json'), 'utf8'));
writeFileSync(join(ROOT, 'public/geo/cities.json'), JSON.stringify({ ...topology, names }));
