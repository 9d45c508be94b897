import { decidedHeader, decidedHeaders } from './decided-page';

test('SP-01 the headers of an answer pass through the request unchanged', () => {
  const ofAnswer = { 'content-language': 'zh-CN', 'set-cookie': 'tgCode=%E5%AD%97"; Path=/' };
  expect(decidedHeaders({ host: 'site.example', ...decidedHeader(ofAnswer) })).toEqual(ofAnswer);
});

test('SP-01 a request that has not been decided adds none', () => {
  expect(decidedHeaders({ host: 'site.example' })).toEqual({});
});
