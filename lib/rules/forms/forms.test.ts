import type { FormName, FormValues } from '@/lib/model/forms';
import { fill } from '@/lib/words/fill';
import { checkFields } from './check-fields';
import { checkFile, megabytes } from './check-files';
import { CARRIERS, FORMS, isFormName } from './rules';

const GOOD: Record<FormName, FormValues> = {
  report: { carrier: 'QQ', accountName: 'a', link: 'b', description: 'c', code: 'abcd', privacy: 'yes' },
  complaint: {
    complainant: '张明',
    phone: '+86 021-55501234',
    email: 'a@b.cn',
    summary: 's',
    details: 'c',
    code: 'abcd',
    privacy: 'yes',
  },
};
const faults = (form: FormName, change: object) =>
  checkFields(form, { ...GOOD[form], ...change }).map(({ field, problem }) => [field, problem]);

test('CU-07 CU-08 complete forms pass', () => {
  expect(faults('report', {})).toEqual([]);
  expect(faults('complaint', {})).toEqual([]);
  for (const carrier of CARRIERS) expect(faults('report', { carrier })).toEqual([]);
});

test.each(['carrier', 'accountName', 'link', 'description', 'code'])('CU-07 %s is required', (name) => {
  expect(faults('report', { [name]: '  ' })).toEqual([[name, `${name}Required`]]);
  expect(faults('report', { [name]: undefined })).toEqual([[name, `${name}Required`]]);
});

test.each(['complainant', 'phone', 'email', 'summary', 'details', 'code'])('CU-08 %s is required', (name) => {
  expect(faults('complaint', { [name]: ' ' })).toEqual([[name, `${name}Required`]]);
});

test('CU-07 reporters may stay unnamed, and only known carriers are taken', () => {
  expect(faults('report', { reporter: '', contact: undefined })).toEqual([]);
  expect(faults('report', { carrier: '别处' })).toEqual([['carrier', 'carrierRequired']]);
});

test.each([
  ['email', 'nobody', 'emailForm'],
  ['email', 'a b@c.cn', 'emailForm'],
  ['email', 'a@b', 'emailForm'],
  ['phone', 'call me', 'phoneForm'],
  ['phone', '123', 'phoneForm'],
])('CU-08 %s "%s" is %s', (name, value, problem) => {
  expect(faults('complaint', { [name]: value })).toEqual([[name, problem]]);
});

test.each(['no', '', undefined, 'on'])('CU-07 CU-08 consent "%s" is none', (privacy) => {
  for (const form of ['report', 'complaint'] as const)
    expect(faults(form, { privacy })).toEqual([['privacy', 'privacyRequired']]);
});

test('CU-07 CU-08 each field has its limit', () => {
  for (const form of ['report', 'complaint'] as const)
    for (const { name, most, kind } of FORMS[form].fields) {
      if (kind === 'choice' || kind === 'tel') continue;
      const longest = kind === 'email' ? `${'a'.repeat(most - 5)}@b.cn` : 'x'.repeat(most);
      expect(faults(form, { [name]: longest })).toEqual([]);
      expect(faults(form, { [name]: `${longest}x` })).toEqual([[name, 'tooLong']]);
    }
});

const rule = FORMS.complaint.files;

test.each([
  ['', 10, 'fileName'],
  ['  ', 10, 'fileName'],
  ['.png', 10, 'fileName'],
  ['a.png', 10, null],
  ['发票 (1).PDF', 10, null],
  ['a.jpeg', 10, null],
  ['a.svg', 10, 'fileType'],
  ['a.png.exe', 10, 'fileType'],
  ['a', 10, 'fileType'],
  ['a.png', 0, 'fileEmpty'],
  ['a.png', 5 * 1024 * 1024, null],
  ['a.png', 5 * 1024 * 1024 + 1, 'fileSize'],
  [`${'a'.repeat(200)}.png`, 10, 'fileChars'],
])('CU-07 CU-08 a file "%s" of %i bytes: %s', (name, size, problem) => {
  expect(checkFile({ name, size }, rule)).toBe(problem);
});

test.each([...'\\/:*?"<>|'])('CU-07 a file name may not hold %s', (char) => {
  expect(checkFile({ name: `a${char}b.png`, size: 1 }, rule)).toBe('fileChars');
});

test('words are filled by name, unknown names stay, sizes are said in megabytes', () => {
  expect(fill('{a} and {b} and {a}', { a: 1 })).toBe('1 and {b} and 1');
  expect(megabytes(5 * 1024 * 1024)).toBe('5MB');
  expect([isFormName('report'), isFormName('toString')]).toEqual([true, false]);
});

test.each(['\u202e', '\u0000', '\u200b', '\n', '\u0085', '\ue000'])(
  'L6 a file name with the invisible sign %j is refused',
  (sign) => expect(checkFile({ name: `a${sign}b.png`, size: 1 }, FORMS.report.files)).toBe('fileChars'),
);
