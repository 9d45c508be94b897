import type { TileSource } from '@/lib/model/outlets';

type Settings = Readonly<Record<string, string | undefined>>;

interface KnownSource extends TileSource {
  needsKey?: boolean;
}

/** Tile services for the outlet map, by name; operators may give a URL template instead. */
const KNOWN: Readonly<Record<string, KnownSource>> = {
  tianditu: {
    urls: ['vec', 'cva'].map(
      (layer) => `https://t{s}.tianditu.gov.cn/DataServer?T=${layer}_w&x={x}&y={y}&l={z}&tk={key}`,
    ),
    subdomains: '01234567',
    system: 'WGS84',
    credit: '© 天地图',
    maxZoom: 18,
    needsKey: true,
  },
  gaode: {
    urls: [
      'https://webrd0{s}.is.autonavi.com/appmaptile?lang=zh_cn&size=1&scale=1&style=8&x={x}&y={y}&z={z}',
    ],
    subdomains: '1234',
    system: 'GCJ02',
    credit: '© 高德地图',
    maxZoom: 18,
  },
  osm: {
    urls: ['https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
    subdomains: '',
    system: 'WGS84',
    credit: '© OpenStreetMap contributors',
    maxZoom: 19,
  },
};

const SYSTEMS: readonly TileSource['system'][] = ['WGS84', 'GCJ02'];

function ownSource(template: string, settings: Settings): TileSource {
  const hasPlaces = ['{x}', '{y}', '{z}'].every((place) => template.includes(place));
  if (!hasPlaces || !/^https?:\/\/[^/{}]+\//.test(template)) {
    throw new Error('MAP_TILES must be tianditu, gaode, osm or an address with {x}, {y} and {z}');
  }
  const { MAP_TILES_SYSTEM = 'WGS84', MAP_TILES_CREDIT = '' } = settings;
  const system = SYSTEMS.find((one) => one === MAP_TILES_SYSTEM);
  if (!system) throw new Error('MAP_TILES_SYSTEM must be WGS84 or GCJ02');
  return { urls: [template], subdomains: '', system, credit: MAP_TILES_CREDIT, maxZoom: 18 };
}

const knownSource = (name: string): KnownSource | undefined =>
  Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;

/** The configured tiles, null for none; throws an Error that names the invalid setting. */
export function readTiles(settings: Settings): TileSource | null {
  const { MAP_TILES, MAP_TILES_KEY } = settings;
  if (!MAP_TILES) return null;
  const { needsKey, ...source }: KnownSource = knownSource(MAP_TILES) ?? ownSource(MAP_TILES, settings);
  if (needsKey && !MAP_TILES_KEY) throw new Error(`MAP_TILES_KEY must be set for ${MAP_TILES}`);
  const key = encodeURIComponent(MAP_TILES_KEY ?? '');
  return { ...source, urls: source.urls.map((url) => url.replaceAll('{key}', key)) };
}

/** Origins of the tiles, for the content security policy; none if the settings are invalid. */
export function tileOrigins(settings: Settings): string[] {
  try {
    const { urls, subdomains } = readTiles(settings) ?? { urls: [], subdomains: '' };
    const servers = subdomains ? [...subdomains] : [''];
    return [...new Set(urls.flatMap((url) => servers.map((one) => new URL(url.replace('{s}', one)).origin)))];
  } catch {
    return [];
  }
}
