import { readDictionaries } from './dictionaries';
import { PackProblems } from './problems';

describe('the dictionaries of the pack', () => {
  test('DT-04 take their type from the file, their order from the place, and disabled ones stay', () => {
    const problems = new PackProblems();
    const source = new Map([
      [
        'dictionaries/footer_link_en.yaml',
        '- { label: 甲, value: 1, url: https://example.com/ }\n- { label: 乙, value: 2, status: "1" }',
      ],
      ['english/menu.yaml', '首页: Home'],
    ]);
    const rows = readDictionaries(source, problems);
    expect(problems.list).toEqual([]);
    expect(rows.map((row) => [row.language, row.dictCode])).toEqual([
      ['zh', 1],
      ['zh', 2],
      ['en', 1],
    ]);
    expect(rows[0]?.entry).toMatchObject({
      dictType: 'footer_link_en',
      dictValue: '1',
      cssClass: '{"text":"","url":"https://example.com/","imgUrl":""}',
    });
    expect(rows[1]?.entry).toMatchObject({ dictSort: 2, status: '1', cssClass: '' });
    expect(rows[2]?.entry).toMatchObject({ dictType: 'menu', dictLabel: '首页', dictValue: 'Home' });
  });
});
