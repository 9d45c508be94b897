import type { Finding } from '@/lib/model/findings';
import { findingsTable } from './findings-table';

const finding = (title: string, path: string | null): Finding => ({
  code: 'no-description',
  severity: 'warning',
  locale: 'en',
  subject: { kind: 'article', id: '1912345678901234567', title, path },
  values: {},
  place: '',
});

test('PV-04 the file has a line for each finding, with the address of its compare view', () => {
  const findings = [finding('Notice, "first"', '/detail?type=news&id=7'), finding('=cmd()', null)];
  const [head, ...lines] = findingsTable(findings, 'en', 'https://site.example').trim().split('\r\n');
  expect(head).toBe('\uFEFFSeverity,Code,Finding,Language,Title,Id,Place,What to do,Compare view'.slice(1));
  expect(lines[0]).toContain('"Notice, ""first"""');
  expect(lines[0]).toContain('https://site.example/en/preowsweb/compare/detail?type=news&id=7');
  expect(lines[0]).toContain('1912345678901234567');
  expect(lines[1]).toContain("'=cmd()");
  expect(lines).toHaveLength(2);
});

test('PV-04 a title that depends on the language that is missing says it', () => {
  const values = { missing: 'en', language: 'zh', kind: 'article' };
  const untranslated: Finding = { ...finding('Notice', null), code: 'filing-without-translation', values };
  expect(findingsTable([untranslated], 'en', 'https://site.example')).toContain(
    'Filing without its English translation',
  );
});
