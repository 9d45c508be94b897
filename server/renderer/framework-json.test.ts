import { shortenBuffersInJson } from './framework-json';

test('a buffer in JSON is as long as a number, however large it is', () => {
  const { toJSON } = Buffer.prototype;
  shortenBuffersInJson();
  try {
    expect(JSON.stringify({ rscData: Buffer.alloc(100_000) })).toBe(
      '{"rscData":{"type":"Buffer","data":[100000]}}',
    );
  } finally {
    Buffer.prototype.toJSON = toJSON;
  }
});
