import { CARDS_WAITING } from '@/lib/outputs/cards/card-files';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { openStoresAnew } from '@/server/pages/test-stores';
import { answerMenu, answerWords, menuRow, row, seam, startAnew } from '@/testing/seam';
import { renderCard } from './card';
import { getCard } from './card-files';

jest.mock('./card');
jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  startAnew();
  openStoresAnew();
  answerWords({});
  answerMenu(menuRow(1, 'terms'));
  seam.fetchArticles.mockImplementation(async ({ id }) =>
    decodeArticlePage({ rows: [{ ...row(7), id }], total: 1 }),
  );
});

test('L14 beyond a short queue pictures are refused, and rendered once it is shorter', async () => {
  const rendered: (() => void)[] = [];
  jest
    .mocked(renderCard)
    .mockImplementation(() => new Promise((resolve) => rendered.push(() => resolve(new Uint8Array([1])))));
  const ids = Array.from({ length: CARDS_WAITING + 3 }, (_, at) => String(100 + at));
  let refused = 0;
  const requests = ids.map((id) =>
    getCard('zh', `article/${id}.png`).then(
      () => 'rendered',
      ({ failure }) => {
        refused += 1;
        return failure;
      },
    ),
  );
  // None is rendered before all are in the queue: they read the store first.
  while (refused < 3) await settled();
  const renderNext = async (at: number) => {
    while (!rendered[at]) await settled();
    rendered[at]();
  };
  for (let at = 0; at < CARDS_WAITING; at += 1) await renderNext(at);
  const answers = await Promise.all(requests);
  expect(answers.filter((answer) => answer === 'rendered')).toHaveLength(CARDS_WAITING);
  expect(answers.filter((answer) => answer === 'unsent')).toHaveLength(3);
  const again = getCard('zh', `article/${ids[answers.indexOf('unsent')]}.png`);
  await renderNext(CARDS_WAITING);
  expect(await again).toMatchObject({ type: 'image/png' });
});

test.each(['article/9223372036854775808.png', 'article/x.png', 'article/1.jpg', 'article/.png'])(
  'H1 there is no picture %s, and no call is sent',
  async (name) => {
    expect(await getCard('zh', name)).toBeNull();
    expect(seam.fetchArticles).not.toHaveBeenCalled();
  },
);
