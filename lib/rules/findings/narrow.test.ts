import type { Finding } from '@/lib/model/findings';
import { narrow, readFilter } from './narrow';

const subject = { kind: 'menu', id: 'k', title: '', path: null } as const;
const of = (severity: Finding['severity'], locale: Finding['locale']): Finding => ({
  code: 'no-description',
  severity,
  locale,
  subject,
  values: {},
  place: '',
});
const FINDINGS = [of('error', 'zh'), of('error', 'en'), of('notice', 'en')];

const read = (search: string) => {
  const query = new URLSearchParams(search);
  return readFilter((name) => query.get(name));
};

test.each([
  ['', [0, 1, 2]],
  ['severity=error', [0, 1]],
  ['language=en', [1, 2]],
  ['severity=error&language=en', [1]],
  ['severity=warning', []],
  ['severity=fatal&language=fr', [0, 1, 2]],
  ['severity=&language=constructor', [0, 1, 2]],
])('PV-04 the address "%s" leaves the findings %j, in their order', (search, left) => {
  expect(narrow(FINDINGS, read(search))).toEqual(left.map((at) => FINDINGS[at]));
});
