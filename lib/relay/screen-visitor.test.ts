Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });
const { screenVisitor } = jest.requireActual<typeof import('./screen-visitor')>('./screen-visitor');

test.each([
  ['https://passport.example.com/complaints', 'https://passport.example.com/complaints'],
  ['https://evil.example/', ''],
  ['javascript:alert(1)', ''],
  [undefined, ''],
])('CU-02 the relay passes on the way to sign in %s as "%s"', (directUrl, passed) => {
  const data = { authFlag: false, directUrl };
  expect(screenVisitor({ code: 200, data })).toEqual({
    code: 200,
    data: { authFlag: false, directUrl: passed },
  });
});

test('CU-02 an answer without data stays as it is', () => {
  expect(screenVisitor({ code: 200 })).toEqual({ code: 200 });
});
