import fc from 'fast-check';
import type { BodyBlock } from '@/lib/model/twin';
import { align } from './align';
import { anchorsOf, sharedAnchors } from './anchors';

type Block = Pick<BodyBlock, 'kind' | 'level' | 'text'>;

const text = (words: string): Block => ({ kind: 'paragraph', level: 0, text: words });
const item = (words: string): Block => ({ kind: 'item', level: 0, text: words });
const heading = (words: string, level = 2): Block => ({ kind: 'heading', level, text: words });
const table = (words: string): Block => ({ kind: 'table', level: 0, text: words });
const FIGURE: Block = { kind: 'figure', level: 0, text: '' };

/** `0-0 1-_ _-1`: what stands beside what. */
const aligned = (ones: Block[], others: Block[]) =>
  align(ones, others)
    .map(([one, other]) => `${one ?? '_'}-${other ?? '_'}`)
    .join(' ');

test.each([
  ['286.4亿元，同比增长8.5%', '28.64 billion yuan, up 8.5%', 1],
  ['2025年3月28日', '28 March 2025', 1],
  ['2025年3月28日', 'Mar. 28, 2025', 1],
  ['股票代码601211.SH，ESG评级AA', 'ESG rating AA, stock 601211.SH', 1],
  ['１２３４万', '12.34 million', 1],
  ['2024年', '2025', 0],
] as const)('AR-07 %j and %j share their anchors: %d', (one, other, part) => {
  expect(sharedAnchors(anchorsOf(one), anchorsOf(other))).toBeCloseTo(part);
});

test('AR-07 texts without anchors say nothing of each other; words are no anchors', () => {
  expect(sharedAnchors(anchorsOf('正文'), anchorsOf('A plain text'))).toBeNull();
  expect([...anchorsOf('The Board of 0 ESG')]).toEqual(['ESG']);
});

test.each<[string, Block[], Block[], string]>([
  ['nothing', [], [], ''],
  ['one side empty', [text('甲'), text('乙')], [], '0-_ 1-_'],
  ['the other side empty', [], [text('a')], '_-0'],
  ['as many blocks', [heading('题'), text('甲')], [heading('T'), text('a 2020')], '0-0 1-1'],
  ['as many, headings set as paragraphs', [heading('题'), text('甲')], [text('T'), text('a')], '0-0 1-1'],
  [
    'as many, a table elsewhere',
    [text('甲'), table('2024 2025'), text('乙丙')],
    [text('a'), text('bc'), table('2024 2025')],
    '0-0 _-1 1-2 2-_',
  ],
  [
    'a paragraph split in two',
    [text('2024年收入286.4亿元，2025年将分红1.2元'), text('谢谢2026')],
    [text('Revenue was 28.64 billion in 2024'), text('In 2025 1.2 yuan will be paid'), text('Thanks 2026')],
    '0-0 _-1 1-2',
  ],
  [
    'a paragraph that is missing',
    [heading('一'), text('2019年'), text('2020年'), heading('二'), text('2021年')],
    [heading('One'), text('In 2020'), heading('Two'), text('In 2021')],
    '0-0 1-_ 2-1 3-2 4-3',
  ],
  ['a picture that only one has', [text('甲'), FIGURE, text('乙')], [text('a'), text('b')], '0-0 1-_ 2-1'],
  [
    'a note for one language',
    [table('1,234 5,678'), text('净利润98.7亿元')],
    [text('Translated for convenience'), table('1,234 5,678'), text('Profit 9.87 billion')],
    '_-0 0-1 1-2',
  ],
  [
    'items of a list',
    [item('上海 021'), item('北京 010'), item('广州 020')],
    [item('Shanghai 021'), item('Guangzhou 020')],
    '0-0 1-_ 2-1',
  ],
])('AR-07 alignment with %s', (_what, ones, others, pairs) => {
  expect(aligned(ones, others)).toBe(pairs);
});

test('AR-07 what is a table or picture never stands beside a text', () => {
  expect(aligned([table('2025')], [text('2025')])).toBe('0-_ _-0');
  expect(aligned([FIGURE], [text('2025'), text('2026')])).toBe('0-_ _-0 _-1');
});

test('AR-07 texts of hundreds of blocks are aligned by order alone', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => text(String(at)));
  const pairs = align(many(600), many(500));
  expect(pairs).toHaveLength(600);
  expect([pairs[499], pairs[500]]).toEqual([
    [499, 499],
    [500, null],
  ]);
});

const block = fc.record({
  kind: fc.constantFrom('heading', 'paragraph', 'item', 'table', 'figure'),
  level: fc.integer({ min: 0, max: 3 }),
  text: fc.constantFrom('', '甲', 'a plain text', '2025年3月28日', 'ESG 28.64', '1 2 3'),
}) satisfies fc.Arbitrary<Block>;
const blocks = fc.array(block, { maxLength: 12 });

test('AR-07 no block is lost or doubled, the order is kept, and pairs never cross', () => {
  fc.assert(
    fc.property(blocks, blocks, (ones, others) => {
      const pairs = align(ones, others);
      const indices = (list: Block[]) => list.map((_, at) => at);
      expect(pairs.flatMap(([one]) => one ?? [])).toEqual(indices(ones));
      expect(pairs.flatMap(([, other]) => other ?? [])).toEqual(indices(others));
      expect(pairs.every(([one, other]) => one !== null || other !== null)).toBe(true);
    }),
  );
});
