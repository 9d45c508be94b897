/**
 * Writes the invented persons of the content pack: fund practitioners, marketing persons, witnesses and portraits.
 * The same on every run; run it again after a change here: node scripts/make-people.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PLACES } from './outlets/known-places.mjs';

const PRACTITIONERS = 640;
const PERSONS = 168;
const PORTRAITS = 6;

const SURNAMES = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹'];
const GIVEN =
  '思远 雨桐 嘉禾 清扬 明哲 若晴 承泽 知行 书宁 安然 景和 望舒 怀瑾 亦凡 沐阳 语嫣 子衿 云帆 静姝 修远 佳宁 晓岚 博文 婉清 启明 一诺 致远 诗涵 立 敏'.split(
    ' ',
  );
/** Long and rare names, which tables and searches must handle. */
const RARE = ['阿依古丽·买买提', '欧阳修竹', '扎西次仁', '司马长卿', 'Lin O’Neill'];

/** The same series for the same seed (mulberry32). */
function series(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = (random, list) => list[Math.floor(random() * list.length)];

function nameOf(random, at) {
  return at % 97 === 5
    ? RARE[Math.floor(at / 97) % RARE.length]
    : pick(random, SURNAMES) + pick(random, GIVEN);
}

/** Every outlet with its place; larger places occur more often because they have more outlets. */
const OUTLETS = PLACES.flatMap(([province, city, streets]) => [
  { province, city, name: `${city.slice(0, -1)}分公司` },
  ...streets.map((street) => ({ province, city, name: `${city.slice(0, -1)}${street}证券营业部` })),
]);

function practitioner(random, at) {
  const { province, city, name } = OUTLETS[at % OUTLETS.length];
  const number = String(20_180_000 + at * 37);
  const [trade, sale] = at % 83 === 7 ? ['', ''] : at % 5 === 0 ? [`A${number}`, ''] : ['', `F${number}`];
  return {
    PROVINCE_NAME: province,
    CITY_NAME: city,
    BRANCH_NAME: name,
    USER_NAME: nameOf(random, at),
    FUND_TRADE_NO: trade,
    FUND_SALE_NO: at % 41 === 0 ? `F${number}` : sale,
  };
}

/** Expired, unlimited, not yet valid, in another notation, unreadable; valid otherwise. */
function agency(at) {
  const year = 2021 + (at % 5);
  if (at % 19 === 3) return [`${year}0301`, '20250630'];
  if (at % 23 === 4) return [`${year}0301`, ''];
  if (at % 29 === 6) return ['20290101', '20311231'];
  if (at % 31 === 8) return [`${year}-03-01`, '2028-02-29'];
  if (at % 61 === 9) return ['', '长期'];
  return [`${year}0301`, `${2027 + (at % 4)}0228`];
}

function person(random, at) {
  const { city, name } = OUTLETS[(at * 7) % OUTLETS.length];
  const [begin, end] = agency(at);
  const witness = at % 2 === 1;
  return {
    BUSIN_TYPE: witness ? 'KHJZR' : 'YWRY',
    USER_NAME: nameOf(random, at + 11),
    USER_HEAD_URL: at % 4 === 0 ? `/ows/files/images/person-${1 + ((at / 4) % PORTRAITS)}.svg` : '',
    BRANCH_NAME: name,
    CERT_TYPE: witness ? '一般证券业务' : at % 3 ? '证券经纪人' : '证券投资咨询业务（投资顾问）',
    CERT_NO: `S0880${420_010_001 + at * 37}`,
    AGENCY_BEGIN_DATE: begin,
    AGENCY_END_DATE: end,
    AGENCY_AREA: city,
  };
}

/** A generated head and shoulders before waves, modelled on no person. */
function portrait(at) {
  const tones = ['#14315a', '#12705a', '#7a2c1a', '#3d4f66', '#5a4a14', '#4a2a5a'];
  const hair = [
    'M36 44a24 24 0 0 1 48 0v6H36z',
    'M34 58V42a26 24 0 0 1 52 0v16l-8-14H42z',
    'M38 40a22 20 0 0 1 44 0z',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 150" width="120" height="150"><rect width="120" height="150" fill="#e9e2d4"/><path d="M0 ${96 + at * 3}q30-14 60 0t60 0v60H0z" fill="#d8cdb8"/><path d="M12 150c0-34 22-50 48-50s48 16 48 50z" fill="${tones[at - 1]}"/><circle cx="60" cy="58" r="25" fill="#e3bb98"/><path d="${hair[at % 3]}" fill="#2a2320"/></svg>\n`;
}

const yamlOf = (rows) =>
  rows
    .map(
      (row) =>
        `- { ${Object.entries(row)
          .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
          .join(', ')} }\n`,
    )
    .join('');
const HEAD = '# Invented persons, written by scripts/make-people.mjs\n';

const random = series(20_251_121);
const practitioners = Array.from({ length: PRACTITIONERS }, (_, at) => practitioner(random, at));
const persons = Array.from({ length: PERSONS }, (_, at) => person(random, at));
mkdirSync('ows/content/data', { recursive: true });
writeFileSync('ows/content/data/practitioners.yaml', HEAD + yamlOf(practitioners));
writeFileSync('ows/content/data/personnel.yaml', HEAD + yamlOf(persons));
for (let at = 1; at <= PORTRAITS; at += 1) {
  writeFileSync(`ows/content/files/images/person-${at}.svg`, portrait(at));
}
