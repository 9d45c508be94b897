import { type BackOffice, startBackOffice } from './back-office';
import { engines } from './engines';

const [engine] = engines();

describe('files and pages beside the calls', () => {
  let ows: BackOffice;

  beforeAll(async () => {
    if (engine) ows = await startBackOffice(engine);
  });
  afterAll(() => ows?.stop());

  test('DE-05 a file has its type, an ETag, a date and ranges', async () => {
    const answer = await fetch(`${ows.base}/files/pdf/report.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('last-modified')).toBeTruthy();
    const part = await fetch(`${ows.base}/files/pdf/report.pdf`, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${ows.base}/files/pdf/report.pdf`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('HEAD is answered, and a range past the end is refused', async () => {
    const head = await fetch(`${ows.base}/files/images/dot.png`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '69']);
    const past = await fetch(`${ows.base}/files/images/dot.png`, { headers: { range: 'bytes=900-' } });
    expect(past.status).toBe(416);
  });

  test.each([
    '/files/none.png',
    '/files/',
    '/files/..%2fmenu.yaml',
    '/files/%2e%2e/menu.yaml',
    '/files/images/..%5c..%5cmenu.yaml',
  ])('CL-03 %s is HTTP 404 with JSON', async (at) => {
    const answer = await fetch(ows.base + at);
    expect([answer.status, (await answer.json()).code]).toEqual([404, 404]);
  });

  test('the calls are described at /docs without anything from elsewhere', async () => {
    const page = await (await fetch(`${ows.origin}/docs/`)).text();
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
    const { paths } = await (await fetch(`${ows.origin}/docs/json`)).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/ows/menu/list', '/ows/content/queryContentPage']),
    );
  });
});
