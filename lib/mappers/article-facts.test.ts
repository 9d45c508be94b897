import { mapFacts, readExt } from './article-facts';

const factsOf = (ext: object) => mapFacts(readExt(JSON.stringify(ext)));

test('IR-03 the plain texts of ext are taken; anything else in it is dropped', () => {
  expect(readExt('{"reportType":"annual","reportYear":2024}')).toEqual({
    reportType: 'annual',
    reportYear: '2024',
  });
  expect(readExt('{"address":" 上海 ","list":[1],"none":null}')).toEqual({ address: '上海' });
  for (const odd of ['', 'text', '[1]', 'null', '7']) expect(readExt(odd)).toEqual({});
});

test('IN-02 persons and companies have facts and an order of their own', () => {
  expect(factsOf({ order: '2', role: '董事', group: '董事会' })).toMatchObject({
    order: 2,
    person: { role: '董事', group: '董事会' },
  });
  expect(factsOf({ order: 'first', address: '上海' })).toMatchObject({
    order: null,
    company: { place: '', address: '上海', phone: '', regulator: '' },
  });
});

test.each([
  ['8', 8],
  ['9', null],
  ['01', null],
  ['', null],
])('BL-01 the design %j is %j', (template, expected) => {
  expect(factsOf({ template, audience: '企业' }).card).toEqual({
    template: expected,
    step: '',
    audience: '企业',
    worst: '',
  });
});

test.each([
  [{}, []],
  [{ figure: '5' }, []],
  [{ figureLabel: '家' }, []],
  [{ figure: '5', figureLabel: '家', figure2: '6' }, [{ value: '5', label: '家' }]],
  [{ figure3: '7', figureLabel3: '个' }, [{ value: '7', label: '个' }]],
])('SU-01 of the facts %j the figures are %j', (ext, figures) => {
  expect(factsOf(ext).figures).toEqual(figures);
});
