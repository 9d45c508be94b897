import { convert, sixPlaces } from '@/lib/base/coordinates';
import type { Point } from '@/lib/model/outlets';

export type MapName = 'amap' | 'baidu' | 'tencent' | 'apple' | 'geo';

export interface MapLink {
  map: MapName;
  /** Shows the place. */
  marker: string;
  /** Shows the route; absent where the address format has none. */
  route?: string;
}

interface Place {
  name: string;
  city: string;
  /** WGS-84. */
  position: Point;
}

/** Name of the caller, which the map services require. */
const CALLER = 'securities.website';

function address(base: string, query: Readonly<Record<string, string>>): string {
  return `${base}?${Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')}`;
}

const pair = (first: number, second: number): string => `${sixPlaces(first)},${sixPlaces(second)}`;

function amap(name: string, { latitude, longitude }: Point): MapLink {
  const at = pair(longitude, latitude);
  const common = { coordinate: 'gaode', callnative: '1', src: CALLER };
  return {
    map: 'amap',
    marker: address('https://uri.amap.com/marker', { position: at, name, ...common }),
    route: address('https://uri.amap.com/navigation', { to: `${at},${name}`, mode: 'car', ...common }),
  };
}

function baidu({ name, city }: Place, { latitude, longitude }: Point): MapLink {
  const at = pair(latitude, longitude);
  const common = { coord_type: 'bd09ll', output: 'html', src: `webapp.${CALLER}` };
  return {
    map: 'baidu',
    marker: address('https://api.map.baidu.com/marker', {
      location: at,
      title: name,
      content: name,
      ...common,
    }),
    route: address('https://api.map.baidu.com/direction', {
      destination: `latlng:${at}|name:${name}`,
      region: city,
      mode: 'driving',
      ...common,
    }),
  };
}

function tencent(name: string, { latitude, longitude }: Point): MapLink {
  const at = pair(latitude, longitude);
  const common = { referer: CALLER };
  return {
    map: 'tencent',
    marker: address('https://apis.map.qq.com/uri/v1/marker', {
      marker: `coord:${at};title:${name};addr:${name}`,
      ...common,
    }),
    route: address('https://apis.map.qq.com/uri/v1/routeplan', {
      type: 'drive',
      to: name,
      tocoord: at,
      ...common,
    }),
  };
}

function apple(name: string, { latitude, longitude }: Point): MapLink {
  const at = pair(latitude, longitude);
  return {
    map: 'apple',
    marker: address('https://maps.apple.com/', { ll: at, q: name }),
    route: address('https://maps.apple.com/', { daddr: at, dirflg: 'd' }),
  };
}

/**
 * Links to map services, each in its own coordinates: GCJ-02 for Amap, Tencent and (in China) Apple, BD-09
 * for Baidu, WGS-84 for a geo address. They name the destination, never the position of the visitor.
 */
export function mapLinks(place: Place): MapLink[] {
  const { name, position } = place;
  const mars = convert(position, 'WGS84', 'GCJ02');
  const at = pair(position.latitude, position.longitude);
  return [
    amap(name, mars),
    baidu(place, convert(position, 'WGS84', 'BD09')),
    tencent(name, mars),
    apple(name, mars),
    { map: 'geo', marker: `geo:${at}?q=${at}(${encodeURIComponent(name)})` },
  ];
}
