import { articleFront, splitFrontMatter } from './front-matter';

const BASE = { id: 1, menu: 'news', title: '题', date: '2025-03-28 17:30:00' };

describe('front matter', () => {
  test('is split from the body, with a line of --- in the body left alone', () => {
    const { front, body } = splitFrontMatter('---\r\nid: 1\r\n---\r\n# 题\n\n---\n尾');
    expect(front).toEqual({ id: 1 });
    expect(body).toBe('# 题\n\n---\n尾');
    expect(() => splitFrontMatter('# 题')).toThrow(/front matter/);
    expect(() => splitFrontMatter('---\n\n---\n')).toThrow(/empty/);
  });

  test('numbers become text, a day gets its midnight, lists may be comma-joined', () => {
    const front = articleFront.parse({ ...BASE, title: 2025, date: '2025-03-28', category: 1, attri: 'a,b' });
    expect(front).toMatchObject({
      title: '2025',
      date: '2025-03-28 00:00:00',
      category: '1',
      attri: ['a', 'b'],
      status: 5,
    });
  });

  test('a wrong date, terminal or an unknown field is refused', () => {
    for (const wrong of [{ date: '28.3.2025' }, { terminals: [5] }, { tittle: 'x' }, { id: 0 }]) {
      expect(articleFront.safeParse({ ...BASE, ...wrong }).success).toBe(false);
    }
  });
});
