import en from './en.json';
import fault from './fault.json';
import zh from './zh.json';

type Tree = { [name: string]: string | Tree };

function texts(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const key = `${path}${name}`;
    if (typeof value === 'string') found.set(key, value);
    else for (const [below, text] of texts(value, `${key}.`)) found.set(below, text);
  }
  return found;
}

test('LG-06 both languages have the same keys, and none is empty', () => {
  const [chinese, english] = [texts(zh), texts(en)];
  expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  expect(Object.keys(fault.zh)).toEqual(Object.keys(fault.en));
  for (const text of [...chinese.values(), ...english.values()]) expect(text.trim()).not.toBe('');
});

test('LG-06 both languages name the same values in a message', () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name).sort();
  const english = texts(en);
  for (const [key, text] of texts(zh))
    expect([key, names(english.get(key) ?? '')]).toEqual([key, names(text)]);
});

/** Links to the Chinese version begin with its language's own name. */
const LANGUAGE_NAMES = ['header.language.zh', 'investors.announcements.translationOf.zh'];

test('LG-06 English texts hold no Chinese, but for the name of the language', () => {
  for (const [key, text] of texts(en)) {
    if (!LANGUAGE_NAMES.includes(key)) expect(text).not.toMatch(/\p{Script=Han}/u);
  }
});

test('WCAG 1.3.3 no text says by place, shape or colour alone what is meant', () => {
  const sensory = {
    zh: /[左右][侧边上下]|[红绿蓝黄灰]色|圆形|方形/,
    en: /\b(left|right)[- ](hand|side)|\bon the (left|right)\b|\b(red|green|blue|yellow|grey|round|square)\b/i,
  };
  const found = [
    ...[...texts(zh)].filter(([, text]) => sensory.zh.test(text)),
    ...[...texts(en)].filter(([, text]) => sensory.en.test(text)),
  ];
  // What these say is the colour.
  expect(found.filter(([key]) => !key.startsWith('elder.theme.'))).toEqual([]);
});
