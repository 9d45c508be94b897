import { formFields } from './forms';

const CAPTCHA = { code: ' ab12 ', uuid: 'u' };

test('CU-07 a report goes out under the names of the contract, without control characters', () => {
  const values = {
    carrier: 'QQ',
    accountName: ' a\u0000 ',
    link: 'b',
    description: 'one\ntwo\u0007',
    contact: 'c',
    privacy: 'yes',
    ...CAPTCHA,
  };
  expect(formFields('report', values)).toEqual({
    hdfw: 'QQ',
    wlmc: 'a',
    wllj: 'b',
    bxxs: 'one\ntwo',
    xm: '',
    lxfs: 'c',
    code: 'ab12',
    uuid: 'u',
  });
});

test('CU-08 a complaint goes out under the names of the contract', () => {
  const values = { complainant: 'n', phone: 'p', email: 'e', summary: 's', details: 'd', ...CAPTCHA };
  expect(formFields('complaint', values)).toEqual({
    userName: 'n',
    phone: 'p',
    email: 'e',
    adviceSummary: 's',
    adviceContent: 'd',
    code: 'ab12',
    uuid: 'u',
  });
});
