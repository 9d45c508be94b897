import { romanName } from './roman-name';

test.each([
  ['王立', 'Wang Li'],
  ['顾闻远', 'Gu Wenyuan'],
  ['欧阳修文', 'Ouyang Xiuwen'],
  ['单雄', 'Shan Xiong'],
  ['曾子墨', 'Zeng Zimo'],
  ['吕玥', 'Lü Yue'],
])('%s is %s', (name, roman) => {
  expect(romanName(name)).toBe(roman);
});

test.each(['', '王', 'John Smith', '王 立', '上海分公司', '尼玛次仁'])('"%s" is no personal name', (text) => {
  expect(romanName(text)).toBeNull();
});
