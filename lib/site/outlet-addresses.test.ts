import { decide } from './decide';
import { COMPANY, FINDER, NOTICES, outletHref, TABLES } from './outlet-addresses';
import { href } from './routes';

const go = (address: string) => {
  const [pathname = '/', search = ''] = address.split('?');
  return decide({
    pathname,
    search: new URLSearchParams(search),
    cookie: () => undefined,
    header: () => null,
  });
};
const internal = (address: string) => {
  const decision = go(address);
  return 'internal' in decision ? decodeURIComponent(decision.internal) : decision;
};

test.each([
  ['/branch?keyword=%E4%B8%8A%E6%B5%B7', '/zh/desktop/province=shanghai/branch'],
  ['/branch?keyword=%E6%B7%B1%E5%9C%B3&utm=1', '/zh/desktop/province=shenzhen/branch'],
  ['/branch?province=nowhere&keyword=%20%20', '/zh/desktop/-/branch'],
  ['/branch?keyword=JingAn', '/zh/desktop/keyword=jingan/branch/live'],
  ['/branch?keyword=%EF%BD%8A%EF%BD%89%EF%BD%8E%EF%BD%87%20%20an', '/zh/desktop/keyword=jing+an/branch/live'],
  ['/branch?keyword=a&province=hubei', '/zh/desktop/province=hubei&keyword=a/branch/live'],
  [`${TABLES}?province=hubei`, `/zh/desktop/province=hubei${TABLES}`],
])('BR-01 %s is looked up in one spelling, and stored only where there are few', (address, expected) => {
  expect(internal(address)).toBe(expected);
});

test('BC-01 what a link says of a branch company leaves the address, and nothing else does', () => {
  const forged = `${COMPANY}?compId=1010&orgName=EVIL&wechatQr=https%3A%2F%2Fe.example&latitude=1&tgCode=A1`;
  expect(go(forged)).toEqual({ kind: 'redirect', to: `${COMPANY}?compId=1010&tgCode=A1`, status: 307 });
  expect(go(`/en${COMPANY}?orgName=EVIL`)).toEqual({ kind: 'redirect', to: `/en${COMPANY}`, status: 307 });
  expect(internal(`${COMPANY}?compId=1010`)).toBe('/zh/desktop/compId=1010/branch-company');
});

test('CP-01 a notice keeps branch and id; names and numbers of the link go', () => {
  const link = `${NOTICES}?branchNo=7&orgName=%E5%81%87&businessTel=1`;
  expect(go(link)).toEqual({ kind: 'redirect', to: `${NOTICES}?branchNo=7`, status: 307 });
  expect(href('zh', NOTICES, { branchNo: '7', id: '9', page: 2 })).toBe(`${NOTICES}?branchNo=7&id=9`);
  expect(href('zh', NOTICES, { id: '9', page: 2 })).toBe(NOTICES);
  expect(internal(`${NOTICES}?branchNo=7&id=9&amount=1000&side=sell`)).toBe(
    `/zh/desktop/branchNo=7&id=9&amount=1000&side=sell${NOTICES}/live`,
  );
});

test('BR-01 every outlet has an address in both languages', () => {
  expect(outletHref('zh', '1011')).toBe('/branch/outlet?id=1011');
  expect(outletHref('en', '1011')).toBe('/en/branch/outlet?id=1011');
  expect(outletHref('zh', '<x>')).toBe('/branch/outlet');
  expect(href('zh', FINDER, { province: 'shenzhen' })).toBe('/branch?province=shenzhen');
});
