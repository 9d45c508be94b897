import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeGeometry } from './decode.mjs';
import { drawPath, FRAME } from './project.mjs';

const { GEO_TOOLS } = process.env;
if (!GEO_TOOLS) throw new Error('GEO_TOOLS names no folder with echarts, mapshaper and the world map');
const tools = createRequire(join(GEO_TOOLS, 'package.json'));

const ROOT = join(import.meta.dirname, '../..');
const CODES = {
  ...{ 北京: 'beijing', 天津: 'tianjin', 河北: 'hebei', 山西: 'shanxi', 内蒙古: 'neimenggu' },
  ...{ 辽宁: 'liaoning', 吉林: 'jilin', 黑龙江: 'heilongjiang', 上海: 'shanghai', 江苏: 'jiangsu' },
  ...{ 浙江: 'zhejiang', 安徽: 'anhui', 福建: 'fujian', 江西: 'jiangxi', 山东: 'shandong' },
  ...{ 河南: 'henan', 湖北: 'hubei', 湖南: 'hunan', 广东: 'guangdong', 广西: 'guangxi' },
  ...{ 海南: 'hainan', 重庆: 'chongqing', 四川: 'sichuan', 贵州: 'guizhou', 云南: 'yunnan' },
  ...{ 西藏: 'xizang', 陕西: 'shaanxi', 甘肃: 'gansu', 青海: 'qinghai', 宁夏: 'ningxia' },
  ...{ 新疆: 'xinjiang', 台湾: 'taiwan', 香港: 'xianggang', 澳门: 'aomen' },
};

const feature = (code, name, geometry) => ({ type: 'Feature', properties: { code, name }, geometry });

function provinces() {
  const { features } = tools('echarts/map/json/china.json');
  return features.map(({ properties: { name }, geometry }) =>
    feature(CODES[name], name, decodeGeometry(geometry)),
  );
}

/** Islands and dashes of the South China Sea, and the dash east of Taiwan, which the province outlines lack. */
function seas() {
  const file = tools.resolve('@surbowl/world-geo-json-zh/world.zh.json');
  const { features } = JSON.parse(readFileSync(file, 'utf8'));
  const china = features.find(({ properties }) => properties.iso_a2 === 'CN');
  const coordinates = china.geometry.coordinates.filter(([ring]) => {
    const north = Math.max(...ring.map(([, lat]) => lat));
    const west = Math.min(...ring.map(([lon]) => lon));
    return north < 18 || west > 122 || (west > 116 && north < 22);
  });
  return feature('seas', '南海诸岛', { type: 'MultiPolygon', coordinates });
}

const folder = mkdtempSync(join(tmpdir(), 'provinces-'));
const collection = (features) => JSON.stringify({ type: 'FeatureCollection', features });
writeFileSync(join(folder, 'provinces.json'), collection(provinces()));
writeFileSync(join(folder, 'seas.json'), collection([seas()]));

mkdirSync(join(ROOT, 'public/geo'), { recursive: true });
const topology = join(ROOT, 'public/geo/provinces.json');
execFileSync(process.execPath, [
  join(GEO_TOOLS, 'node_modules/mapshaper/bin/mapshaper'),
  ...['-i', join(folder, 'provinces.json'), join(folder, 'seas.json'), 'combine-files'],
  // The dashes are too small for the simplifier, but required.
  ...['-simplify', 'weighted', '18%', 'keep-shapes', 'target=provinces'],
  ...['-clean', 'target=provinces'],
  ...['-o', 'target=*', 'format=topojson', 'quantization=8000', 'force', topology],
  ...['-o', 'target=provinces', 'format=geojson', 'precision=0.01', 'force', join(folder, 'simplified.json')],
]);

const { features: simplified } = JSON.parse(readFileSync(join(folder, 'simplified.json'), 'utf8'));
const paths = Object.fromEntries(
  [...simplified, seas()].map(({ properties, geometry }) => [properties.code, drawPath(geometry)]),
);
writeFileSync(
  join(ROOT, 'lib/rules/outlets/province-paths.json'),
  `${JSON.stringify({ ...FRAME, paths }, null, 1)}\n`,
);
