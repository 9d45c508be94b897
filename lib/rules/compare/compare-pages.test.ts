import type { RenderedPage } from '@/lib/model/compare';
import { blockChanges, comparePages } from './compare-pages';
import { textParts } from './text-parts';

const page = (more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  location: '',
  title: 'Title',
  description: 'Words',
  image: '',
  canonical: '',
  crumbs: [],
  blocks: ['One', 'Two', 'Three'],
  files: ['/ows/files/a.pdf'],
  dates: ['2025-03-28'],
  ...more,
});

describe('blocks', () => {
  test('PV-01 a changed paragraph is marked word by word, the others are counted', () => {
    expect(blockChanges(['a b c', 'same', 'last'], ['a x c', 'same', 'last'], 'en')).toEqual([
      {
        kind: 'changed',
        parts: [
          { kind: 'same', text: 'a ' },
          { kind: 'deleted', text: 'b' },
          { kind: 'inserted', text: 'x' },
          { kind: 'same', text: ' c' },
        ],
      },
      { kind: 'same', count: 2 },
    ]);
  });

  test('PV-01 Chinese is compared by words, not as one', () => {
    const parts = textParts('公司发布年度报告', '公司发布中期报告', 'zh');
    expect(parts[0]).toEqual({ kind: 'same', text: '公司发布' });
    expect(parts.filter(({ kind }) => kind === 'deleted').map(({ text }) => text)).toEqual(['年度']);
    expect(parts.at(-1)).toEqual({ kind: 'same', text: '报告' });
  });

  test.each([
    ['a new last paragraph', ['a'], ['a', 'b'], ['same', 'changed']],
    ['a lost first paragraph', ['a', 'b'], ['b'], ['changed', 'same']],
    ['a text of its own', [], ['a', 'b'], ['changed', 'changed']],
    ['a text that is gone', ['a'], [], ['changed']],
    ['nothing at all', [], [], []],
  ])('PV-01 %s', (_what, before, after, kinds) => {
    expect(blockChanges(before, after, 'zh').map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('pages', () => {
  test('PV-01 equal pages are the same', () => {
    expect(comparePages({ published: page(), draft: page() }, 'zh')).toMatchObject({
      state: 'same',
      fields: [],
    });
  });

  test('PV-01 title, description, files and dates are listed where they differ', () => {
    const draft = page({ title: 'New', files: [], dates: ['2025-03-28', '2025-04-01'] });
    const { state, fields } = comparePages({ published: page(), draft }, 'en');
    expect([state, fields.map(({ field }) => field)]).toEqual(['changed', ['title', 'files', 'dates']]);
    expect(fields[1]?.parts).toEqual([{ kind: 'deleted', text: '/ows/files/a.pdf' }]);
  });

  test.each([
    ['new', page({ status: 404 }), page()],
    ['gone', page(), page({ status: 404 })],
    ['missing', page({ status: 404 }), page({ status: 410 })],
    ['unknown', null, page()],
    ['unknown', page(), null],
    ['unknown', page({ status: 503 }), page()],
    ['changed', page({ status: 302, location: '/ows/files/a.pdf' }), page()],
  ])('PV-01 %s', (state, published, draft) => {
    expect(comparePages({ published, draft }, 'zh').state).toBe(state);
  });

  test('PV-01 the words of the 404 page are no deleted content', () => {
    const { blocks, fields } = comparePages({ published: page({ status: 404 }), draft: page() }, 'zh');
    const kinds = [...blocks, ...fields].flatMap((one) =>
      'parts' in one ? one.parts.map(({ kind }) => kind) : [],
    );
    expect(new Set(kinds)).toEqual(new Set(['inserted']));
  });
});
