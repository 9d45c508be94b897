import { maskEmail, maskMiddle, maskName, maskText } from './mask';

test.each([
  [maskName, '张明', '张*'],
  [maskName, '欧阳修', '欧**'],
  [maskName, 'Ada Lovelace', 'A** L*******'],
  [maskName, '张', '张*'],
  [maskName, '', ''],
  [maskMiddle, '13800001234', '138****1234'],
  [maskMiddle, '021-55501234', '021*****1234'],
  [maskMiddle, 'wx_ab', 'w***b'],
  [maskMiddle, 'ab', 'a*'],
  [maskMiddle, '', ''],
  [maskEmail, 'reader@example.com', 'r***@example.com'],
  [maskEmail, 'no-mail-at-all', 'no-*******-all'],
  [maskText, '请打 138 0000 1234，或写 a.b@c.cn。共 12 元', '请打 138******1234，或写 a***@c.cn。共 12 元'],
  [maskText, '身份证31010119900101001X', '身份证310********001X'],
])('CU-10 %p: %s is receipted as %s', (mask, text, masked) => {
  expect(mask(text)).toBe(masked);
});
