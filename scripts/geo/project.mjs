/** Albers' equal-area cone for China: standard parallels 25° and 47° N, centre 105° E, 36° N. */
const RADIANS = Math.PI / 180;
const [FIRST, SECOND, LON, LAT] = [25, 47, 105, 36].map((degrees) => degrees * RADIANS);
const N = (Math.sin(FIRST) + Math.sin(SECOND)) / 2;
const C = Math.cos(FIRST) ** 2 + 2 * N * Math.sin(FIRST);
const radius = (lat) => Math.sqrt(C - 2 * N * Math.sin(lat)) / N;

/** Size of the map, and position of the cone's centre in it. */
export const FRAME = { width: 880, height: 1016 };
const SCALE = 1130;
const [LEFT, TOP] = [484, 386];

function project([lon, lat]) {
  const [rho, theta] = [radius(lat * RADIANS), N * (lon * RADIANS - LON)];
  const x = LEFT + SCALE * rho * Math.sin(theta);
  const y = TOP + SCALE * (rho * Math.cos(theta) - radius(LAT));
  return [Math.round(x), Math.round(y)];
}

const same = (a, b) => a[0] === b[0] && a[1] === b[1];

function drawRing(ring) {
  const points = ring.map(project).filter((point, at, all) => at === 0 || !same(point, all[at - 1]));
  if (points.length < 3) return '';
  const [first, ...rest] = points;
  let last = first;
  const steps = rest.map((point) => {
    const step = `${point[0] - last[0]} ${point[1] - last[1]}`;
    last = point;
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ')}z`;
}

/** SVG path of a GeoJSON polygon or multi-polygon, in units of FRAME. */
export function drawPath({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.flat().map(drawRing).join('');
}
