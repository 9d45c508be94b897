import { pickOut } from './pick-out';

const found = (message: string) => pickOut(message).map(({ kind, query }) => `${kind} ${query}`);

test.each([
  ['请访问www.haixu.example查看详情', ['website www.haixu.example']],
  [
    '点击 https://haixu.example@evil.example/a?b=1。速回',
    ['website https://haixu.example@evil.example/a?b=1'],
  ],
  ['登录hаixu.example领取（今日有效）', ['website hаixu.example']],
  ['见 ＨＴＴＰＳ://Evil.example/x, 谢谢', ['website HTTPS://Evil.example/x']],
  ['见https://a.example，b.example；谢谢', ['website https://a.example', 'website b.example']],
  ['邮件 kefu@haixu-vip.example', ['website kefu@haixu-vip.example']],
  ['附件 setup.exe 与 年报.pdf，版本 9.2.0，共 1.5 元', []],
  ['致电95521或400-8888-666', ['phone 95521', 'phone 400-8888-666']],
  ['经理 138 0013 8000，座机（021）5550 1000', ['phone 138 0013 8000', 'phone 021)5550 1000']],
  ['+86 138 0013 8000 / +44 20 7946 0000', ['phone +86 138 0013 8000', 'phone +44 20 7946 0000']],
  ['付款 95000 元，验证码 384756，2026-11-23 到期，代码 601211', []],
  ['加微信：haixu_vip888 领取牛股', ['wechat haixu_vip888']],
  ['关注公众号“海序证券客服”', ['wechat 海序证券客服']],
  ['a.example A.EXAMPLE http://a.example/x', ['website http://a.example/x']],
  ['', []],
  ['你好，今天行情如何？', []],
])('of %j it picks out %j', (message, expected) => {
  expect(found(message)).toEqual(expected);
});

test('a hostile message is read in a moment', () => {
  const started = Date.now();
  for (const part of ['a.', '1 ', '(-', 'http://', 'a-', '公众号“']) pickOut(part.repeat(500).slice(0, 1000));
  expect(Date.now() - started).toBeLessThan(500);
});
