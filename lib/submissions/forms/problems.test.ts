import type { Locale } from '@/lib/model/variant';
import type { FileProblem } from '@/lib/rules/forms/check-files';

Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });
const { fieldProblems, fileProblems } = jest.requireActual<typeof import('./problems')>('./problems');

const file = (problem: FileProblem | null) => ({ name: 'a.pdf', bytes: Buffer.alloc(0), problem });
const messages = (form: 'report' | 'complaint', locale: Locale, ...problems: (FileProblem | null)[]) =>
  fileProblems(form, { fields: new Map(), files: problems.map(file) }, locale).map(({ text }) => text);

test.each<[FileProblem, string, string]>([
  ['fileName', 'a.pdf：文件名不能为空', 'a.pdf: A file name is required'],
  ['fileChars', '文件名包含特殊字符', 'The file name contains special characters'],
  ['fileType', 'a.pdf：只能上传png/pdf/jpg格式的文件', 'a.pdf: Only png/pdf/jpg files can be uploaded'],
  ['fileSize', 'a.pdf：请上传不超过5MB的附件', 'a.pdf: Please upload an attachment of not more than 5MB'],
  ['fileEmpty', 'a.pdf：文件内容为空', 'a.pdf: The file is empty'],
  [
    'fileActive',
    'a.pdf：文件含有链接、脚本、嵌入文件等内容，不能上传',
    'a.pdf: The file contains links, scripts, embedded files or other active content and cannot be uploaded',
  ],
  [
    'fileLocked',
    'a.pdf：文件设有密码或加密，无法检查，请解除后再上传',
    'a.pdf: The file is encrypted, so it cannot be checked. Please remove its protection first',
  ],
])('CU-08 %s has a message in both languages', (problem, zh, en) => {
  expect(messages('complaint', 'zh', problem)).toEqual([zh]);
  expect(messages('complaint', 'en', problem)).toEqual([en]);
});

test('CU-07 too many files are reported once; limits are those of the form', () => {
  expect(messages('complaint', 'zh', null, 'fileType')).toEqual(['最多上传 1 个附件']);
  expect(messages('report', 'en', ...Array<null>(6).fill(null))).toEqual(['At most 5 attachments']);
  expect(messages('report', 'zh', 'fileSize', 'fileTotal')).toEqual([
    'a.pdf：请上传不超过10MB的附件',
    'a.pdf：附件合计不能超过19MB',
  ]);
  expect(messages('report', 'zh', null)).toEqual([]);
});

test('CU-08 a field that is too long is named with its limit', () => {
  const values = {
    complainant: '名'.repeat(51),
    phone: '021-55501234',
    email: 'a@b.cn',
    summary: 's',
    details: 'c',
    code: 'x',
    privacy: 'yes',
  };
  expect(fieldProblems('complaint', values, 'zh')).toEqual([
    { field: 'complainant', text: '姓名不能超过 50 个字' },
  ]);
  expect(fieldProblems('complaint', values, 'en')).toEqual([
    { field: 'complainant', text: 'Name: at most 50 characters' },
  ]);
});
