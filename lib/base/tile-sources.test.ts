import { readTiles, tileOrigins } from './tile-sources';

test('BR-01 without a setting there are no tiles and no other host', () => {
  expect(readTiles({})).toBeNull();
  expect(tileOrigins({})).toEqual([]);
});

test('BR-01 Tianditu brings two layers with its key, and its eight servers into the policy', () => {
  const env = { MAP_TILES: 'tianditu', MAP_TILES_KEY: 'a&b' };
  expect(readTiles(env)?.urls).toEqual([
    expect.stringContaining('T=vec_w'),
    expect.stringContaining('T=cva_w'),
  ]);
  expect(readTiles(env)?.urls[0]).toContain('tk=a%26b');
  expect(tileOrigins(env)).toHaveLength(8);
  expect(tileOrigins(env)[0]).toBe('https://t0.tianditu.gov.cn');
});

test('BR-06 each source says its coordinate system', () => {
  expect(readTiles({ MAP_TILES: 'gaode' })?.system).toBe('GCJ02');
  expect(readTiles({ MAP_TILES: 'osm' })?.system).toBe('WGS84');
  const own = { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_SYSTEM: 'GCJ02' };
  expect(readTiles(own)).toMatchObject({ system: 'GCJ02' });
  expect(tileOrigins(own)).toEqual(['https://tiles.example']);
});

test.each([
  [{ MAP_TILES: 'tianditu' }, 'MAP_TILES_KEY'],
  [{ MAP_TILES: 'nothing' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'https://tiles.example/{z}/{x}.png' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'https://{x}.example/{y}/{z}' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'javascript:alert(1)//{x}' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'https://a.example/{z}/{x}/{y}', MAP_TILES_SYSTEM: 'BD09' }, 'MAP_TILES_SYSTEM'],
])('BR-01 a mistake is named, and the policy allows no origin: %j', (env, message) => {
  expect(() => readTiles(env)).toThrow(message);
  expect(tileOrigins(env)).toEqual([]);
});
