import { pinyin } from 'pinyin-pro';
import { ENGLISH } from './cities.mjs';

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
const syllables = (text) => pinyin(text, { toneType: 'none', type: 'array', v: false });
const joined = (text) => ENGLISH[text] ?? capital(syllables(text).join(''));

const KINDS = [
  ['大街', 'Street'],
  ['大道', 'Avenue'],
  ['街', 'Street'],
  ['路', 'Road'],
];

/** 南京市: Nanjing; 延边朝鲜族自治州 keeps its whole name in pinyin. */
export const englishCity = (city) => joined(city.replace(/(市|地区|盟)$/, ''));

/** 静安新闸路: Jing'an Xinzha Road. The district may be empty. */
export function englishStreet(district, road) {
  const [ending, kind] = KINDS.find(([text]) => road.endsWith(text)) ?? ['', ''];
  const name = [joined(road.slice(0, road.length - ending.length)), kind].filter(Boolean).join(' ');
  return [district && joined(district), name].filter(Boolean).join(' ');
}
