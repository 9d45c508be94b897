import { GrowingTree } from './growing-tree';
import { leafHash, rootOf } from './hashes';
import { consistencyRanges, inclusionRanges, type Range, subtreesOf } from './ranges';
import { verifyConsistency, verifyInclusion } from './verify';

/** The reference vectors of RFC 6962, as the implementations of Certificate Transparency share them. */
const LEAVES = [
  ...['', '00', '10', '2021', '3031', '40414243', '5051525354555657'],
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => leafHash(Buffer.from(hex, 'hex')));

const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const [A, B, C, D, E, F, G] = [
  '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
  '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
  '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
  '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
];

const nodes = new Map<string, Buffer>();
const tree = new GrowingTree(0, []);
const roots = [tree.root()];
for (const leaf of LEAVES) {
  for (const { level, index, hash } of tree.append(leaf)) nodes.set(`${level}/${index}`, hash);
  roots.push(tree.root());
}

const rootOfRange = (range: Range): string =>
  rootOf(subtreesOf(range).map(({ level, index }) => nodes.get(`${level}/${index}`) as Buffer)).toString(
    'hex',
  );

const bytes = (path: readonly string[]) => path.map((hash) => Buffer.from(hash, 'hex'));

test('AR-02 the roots of trees of none to eight leaves are those of the reference', () => {
  expect(roots.map((root) => root.toString('hex'))).toEqual(ROOTS);
});

test.each([
  { index: 0, size: 1, path: [] },
  { index: 0, size: 8, path: [A, B, C] },
  { index: 5, size: 8, path: [D, E, G] },
  { index: 2, size: 3, path: [ROOTS[2]] },
  { index: 1, size: 5, path: [ROOTS[1], B, D] },
])('AR-02 the inclusion path of leaf $index of $size is that of the reference', ({ index, size, path }) => {
  expect(inclusionRanges(index, size).map(rootOfRange)).toEqual(path);
  const claim = {
    index,
    size,
    leafHash: LEAVES[index] as Buffer,
    rootHash: roots[size] as Buffer,
    path: bytes(path as string[]),
  };
  expect(verifyInclusion(claim)).toBe(true);
});

test.each([
  { first: 1, second: 1, path: [] },
  { first: 1, second: 8, path: [A, B, C] },
  { first: 6, second: 8, path: [F, E, G] },
  { first: 2, second: 5, path: [B, D] },
])(
  'AR-02 the consistency path from $first to $second is that of the reference',
  ({ first, second, path }) => {
    expect(consistencyRanges(first, second).map(rootOfRange)).toEqual(path);
    const claim = {
      first,
      second,
      firstRoot: roots[first] as Buffer,
      secondRoot: roots[second] as Buffer,
      path: bytes(path as string[]),
    };
    expect(verifyConsistency(claim)).toBe(true);
  },
);
