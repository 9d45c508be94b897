import { readMenu } from './menu';
import { PackProblems } from './problems';

const read = (yaml: string) => {
  const problems = new PackProblems();
  return { ...readMenu(new Map([['menu.yaml', yaml]]), problems), problems: problems.list };
};

describe('the menu of the pack', () => {
  test('MN-01 keys join ids from the root, routes join paths, items without path take the parent’s route', () => {
    const { rows, problems } = read(`
- key: about
  id: 1
  zh: 关于
  path: about-us
  children:
    - key: culture
      id: 2
      zh: 文化
      path: culture-building
      children: [{ key: block, id: 3, zh: 内容, type: T, visible: false }]`);
    expect(problems).toEqual([]);
    expect(rows.map((row) => [row.menuKey, row.routeUrl, row.searchable])).toEqual([
      ['1', '/about-us', true],
      ['1,2', '/about-us/culture-building', true],
      ['1,2,3', '/about-us/culture-building', false],
    ]);
  });

  test('MN-07 an address elsewhere stays as it is and is marked as a frame', () => {
    const { rows } = read('[{ key: a, id: 1, zh: 甲, path: "https://example.com/x", frame: true }]');
    expect(rows[0]).toMatchObject({ routeUrl: 'https://example.com/x', item: { isFrame: '0' } });
  });

  test('duplicate ids and unknown fields are reported', () => {
    const twice = read('[{ key: a, id: 1, zh: 甲 }, { key: b, id: 1, zh: 乙 }]');
    expect(twice.rows).toHaveLength(1);
    expect(twice.problems).toEqual(['menu.yaml: id 1 or key b comes twice']);
    expect(read('[{ key: a, id: 1, zh: 甲, pth: x }]').problems[0]).toContain('pth');
  });
});
