import { FIRST_GENERATED_ID, rowsAt } from './article-rows';

const SHAPE = {
  menuId: 1,
  menuKey: '1',
  categoryId: '1',
  showTag: null,
  customLable: null,
  attriCodes: ['announcement'],
};

describe('generated articles', () => {
  test('are the same every time, and every fourth is bilingual', () => {
    expect(rowsAt(4, [SHAPE])).toEqual(rowsAt(4, [SHAPE]));
    expect(rowsAt(4, [SHAPE]).map((row) => row.language)).toEqual(['zh', 'en']);
    expect(rowsAt(5, [SHAPE]).map((row) => row.id)).toEqual([String(FIRST_GENERATED_ID + 5)]);
  });

  test('spread over several years with dates that exist', () => {
    const times = Array.from({ length: 400 }, (_, place) => rowsAt(place, [SHAPE])[0]?.displayTime ?? '');
    expect(new Set(times.map((time) => time.slice(0, 4))).size).toBeGreaterThan(5);
    for (const time of times) expect(Number.isNaN(Date.parse(time))).toBe(false);
  });

  test('follow the shapes of the pack, and are none without a pack', () => {
    expect(rowsAt(0, [SHAPE])[0]).toMatchObject({
      menuKey: '1',
      attriCodes: ['announcement'],
      generated: true,
    });
    expect(rowsAt(0, [])).toEqual([]);
  });
});
