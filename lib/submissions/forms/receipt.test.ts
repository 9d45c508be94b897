import type { seal as Seal } from '@/lib/gate/sealed';
import type { Receipt } from '@/lib/model/forms';

Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });
const { readReceipt, receiptText } = jest.requireActual<typeof import('./receipt')>('./receipt');
const { seal } = jest.requireActual<{ seal: typeof Seal }>('@/lib/gate/sealed');

const VALUES = {
  complainant: '张明',
  phone: '13800001234',
  email: 'reader@example.com',
  summary: '摘要',
  details: '内容',
  code: 'abcd',
  uuid: 'u',
};
const sent = (values: object = {}, files: { name: string; bytes: number }[] = []) => ({
  form: 'complaint' as const,
  locale: 'zh' as const,
  values: { ...VALUES, ...values },
  files,
  reference: 'ref-1',
  privacy: '2025年06月01日',
});
const cookieValue = (cookie: string): string => /^complaint_receipt=([^;]*)/.exec(cookie)?.[1] ?? '';
const read = (cookie: string): Receipt | null => readReceipt('complaint', cookieValue(cookie));

test('CU-10 a receipt holds what was sent, masked, and neither code nor captcha', () => {
  const cookie = receiptText(sent());
  expect(cookie).toMatch(/; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
  const receipt = read(cookie);
  expect(receipt?.rows).toEqual([
    { field: 'complainant', text: '张*' },
    { field: 'phone', text: '138****1234' },
    { field: 'email', text: 'r***@example.com' },
    { field: 'summary', text: '摘要' },
    { field: 'details', text: '内容' },
  ]);
  expect(receipt).toMatchObject({ reference: 'ref-1', privacy: '2025年06月01日', files: [] });
});

test('CU-10 the longest complaint with the longest names still fits a cookie', () => {
  const values = {
    summary: '摘'.repeat(200),
    details: '𠮷'.repeat(5000),
    complainant: '名'.repeat(50),
  };
  const files = Array.from({ length: 5 }, (_, at) => ({ name: `${at}${'长'.repeat(190)}.pdf`, bytes: 9 }));
  const cookie = receiptText(sent(values, files));
  expect(cookie.length).toBeLessThan(3900);
  expect(read(cookie)?.rows.at(-1)?.text).toMatch(/（共 5000 字）$/);
});

test('CU-10 a receipt is over after a quarter of an hour, and opens for its own form only', () => {
  const cookie = receiptText(sent(), Date.now() - 901_000);
  expect(read(cookie)).toBeNull();
  expect(readReceipt('report', cookieValue(receiptText(sent())))).toBeNull();
  expect(readReceipt('complaint', undefined)).toBeNull();
  expect(readReceipt('complaint', 'made-up')).toBeNull();
});

test('CU-10 a row that the form does not have is left out of a receipt', () => {
  const rows = [
    { field: 'userName', text: 'under the name of an earlier release' },
    { field: 'summary', text: '摘要' },
  ];
  const key = { secret: 'sixteen-characters', purpose: 'complaint_receipt', seconds: 60 };
  expect(readReceipt('complaint', seal({ rows }, key))?.rows).toEqual([{ field: 'summary', text: '摘要' }]);
});
