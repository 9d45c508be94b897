/**
 * Outlines of echarts' map data: numbers as characters, each the difference from the previous one, in 1/1024 degree.
 */
function decodeRing(text, [lonStart, latStart]) {
  let [lon, lat] = [lonStart, latStart];
  const points = [];
  for (let at = 0; at < text.length; at += 2) {
    lon += unzigzag(text.charCodeAt(at) - 64);
    lat += unzigzag(text.charCodeAt(at + 1) - 64);
    points.push([lon / 1024, lat / 1024]);
  }
  return points;
}

const unzigzag = (value) => (value >> 1) ^ -(value & 1);

/** The GeoJSON geometry of an encoded one. */
export function decodeGeometry({ type, coordinates, encodeOffsets }) {
  const polygon = (rings, offsets) => rings.map((ring, at) => decodeRing(ring, offsets[at]));
  if (type === 'Polygon') return { type, coordinates: polygon(coordinates, encodeOffsets) };
  return { type, coordinates: coordinates.map((rings, at) => polygon(rings, encodeOffsets[at])) };
}
