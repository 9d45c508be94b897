/** Tiles of the outlet map by name; an operator may also give a template of his own. Read by site and policy alike. */
const KNOWN = {
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

const SYSTEMS = ['WGS84', 'GCJ02'];

function ownSource({ MAP_TILES, MAP_TILES_SYSTEM = 'WGS84', MAP_TILES_CREDIT = '' }) {
  if (!/^https?:\/\/[^/{}]+\/.*\{[xyz]\}/.test(MAP_TILES)) {
    throw new Error('MAP_TILES must be tianditu, gaode, osm or an address with {x}, {y} and {z}');
  }
  if (!SYSTEMS.includes(MAP_TILES_SYSTEM)) throw new Error('MAP_TILES_SYSTEM must be WGS84 or GCJ02');
  return {
    urls: [MAP_TILES],
    subdomains: '',
    system: MAP_TILES_SYSTEM,
    credit: MAP_TILES_CREDIT,
    maxZoom: 18,
  };
}

/** The tiles that the settings name, null without any; throws an Error that names a mistake. */
export function readTiles(env) {
  if (!env.MAP_TILES) return null;
  const { needsKey, ...source } = Object.hasOwn(KNOWN, env.MAP_TILES) ? KNOWN[env.MAP_TILES] : ownSource(env);
  if (needsKey && !env.MAP_TILES_KEY) throw new Error(`MAP_TILES_KEY must be set for ${env.MAP_TILES}`);
  const key = encodeURIComponent(env.MAP_TILES_KEY ?? '');
  return { ...source, urls: source.urls.map((url) => url.replaceAll('{key}', key)) };
}

/** The origins that tiles come from, for the policy; none where the settings are wrong. */
export function tileOrigins(env) {
  try {
    const { urls, subdomains } = readTiles(env) ?? { urls: [], subdomains: '' };
    const servers = subdomains ? [...subdomains] : [''];
    return [...new Set(urls.flatMap((url) => servers.map((one) => new URL(url.replace('{s}', one)).origin)))];
  } catch {
    return [];
  }
}
