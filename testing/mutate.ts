import fc from 'fast-check';

/** For tests: values that a faulty or hostile back office may send in place of others. */
const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;
const HOSTILE: readonly unknown[] = [
  ...[null, '', ' ', 0, -1, 1.5, 1e308, -1e21, true, false, [], {}, [null], [[]], [{}], { a: 1 }, deep],
  ...[
    '0',
    '-1',
    '007',
    '1e5',
    '9'.repeat(30),
    '٣',
    'Infinity',
    'null',
    'true',
    '{',
    '[',
    '[]',
    '{}',
    '[null]',
    '{"a":',
  ],
  ...['2025-13-45 99:99:99', '0000-00-00 00:00:00', '2025/1/1', '9999-12-31 23:59:59', '1', 'yesterday'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</title></head><h1>', '<b', '&lt;&#0;'],
  ...[
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    '//evil.example',
    '\\\\evil.example',
    'data:text/html,x',
  ],
  ...['/ows/files/../menu/list', 'https://[', '%E0%A4%A', '?', '#', 'http://user:pw@evil.example/'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'en:false', '{"en":false}'],
  ...[
    '\u0000',
    '\u202e逆',
    '\ud800',
    '𠮷',
    '长'.repeat(20_000),
    ',,,',
    '1,2,3',
    '[{"slugLable":1,"slugUrl":{}}]',
  ],
  ...['{"text":{},"url":[],"imgUrl":1}', '[1,null,{"title":[]}]', '{"title":{"a":1},"keywords":[1]}'],
];

export interface Edit {
  /** Index of the place, modulo the number of places. */
  at: number;
  /** What is replaced: one value, that field in all items, all values of that item, or the whole. */
  how: 'one' | 'field' | 'item' | 'drop' | 'double';
  value: number;
}

export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    at: fc.nat(),
    how: fc.constantFrom('one', 'one', 'one', 'field', 'field', 'item', 'drop', 'double'),
    value: fc.nat(HOSTILE.length - 1),
  }),
  { minLength: 1, maxLength: 6 },
);

interface Place {
  parent: Record<string, unknown> | unknown[];
  key: string;
}

const MAX_PLACES = 4000;

function placesOf(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    if (found.length >= MAX_PLACES) return found;
    found.push({ parent: value as Place['parent'], key });
    placesOf(Reflect.get(value, key), found);
  }
  return found;
}

const put = ({ parent, key }: Place, value: unknown): void => {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });
};

function apply({ at, how, value }: Edit, places: readonly Place[]): void {
  const place = places[at % Math.max(1, places.length)];
  if (!place) return;
  const hostile = HOSTILE[value];
  if (how === 'one') put(place, hostile);
  if (how === 'drop') Reflect.deleteProperty(place.parent, place.key);
  if (how === 'double' && Array.isArray(place.parent))
    place.parent.push(Reflect.get(place.parent, place.key));
  if (how === 'item')
    for (const key of Object.keys(place.parent)) put({ parent: place.parent, key }, hostile);
  if (how === 'field') for (const other of places) if (other.key === place.key) put(other, hostile);
}

/** A copy of the body with these edits, each at a place of the body as it was. */
export function mutate(body: object, wanted: readonly Edit[]): Record<string, unknown> {
  const copy = structuredClone(body) as Record<string, unknown>;
  const places = placesOf(copy);
  for (const edit of wanted) apply(edit, places);
  return copy;
}
