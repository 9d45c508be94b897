import { screen } from '@testing-library/react';
import type { Outcome, VerificationPage } from '@/lib/model/verification';
import { contextOf } from '../catalogue/models';
import { renderView, standsBefore } from '../test-page';
import { VerificationView } from './verification-view';

const EMPTY = {
  head: { title: '', description: '', noindex: false },
  message: null,
  file: null,
  checksFiles: false,
  share: '',
  channels: { hosts: ['www.a.example', '*.b.example'], phones: ['95000'], accounts: [] },
  sticker: {
    address: 'https://www.a.example/verify',
    qr: { path: 'M0 0h1v1h-1z', size: 21 },
    href: '/code.svg',
  },
};

const page = (outcome: Outcome | null, more: Partial<VerificationPage> = {}): VerificationPage => ({
  ...EMPTY,
  ...more,
  hotline: '95521',
  siteName: '示例证券',
  verdict: outcome && {
    kind: 'person',
    query: '王立',
    outcome,
    findings: outcome === 'official' ? [{ title: '王立', lines: ['上海分公司'] }] : [],
  },
});

test('the form posts the query, and says that it is not stored', () => {
  const { container } = renderView(<VerificationView data={page(null)} context={contextOf('/verify')} />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/verify/zh']);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByText(/不写入网址和日志/)).toBeTruthy();
});

test('EL-18 what we never ask for, and what becomes of the query, stand before the button', () => {
  renderView(<VerificationView data={page(null)} context={contextOf('/verify')} />);
  const button = screen.getByRole('button', { name: '核对' });
  const never = screen.getByRole('complementary', { name: '我们绝不会' });
  expect(never.querySelectorAll('li')).toHaveLength(4);
  expect(standsBefore(never, button)).toBe(true);
  expect(standsBefore(screen.getByText(/不写入网址和日志/), button)).toBe(true);
  expect(never.querySelector('details')).toBeNull();
});

test.each([
  ['official', '✓'],
  ['unknown', '✕'],
  ['ended', '✕'],
] as const)('EL-07 the answer %s has a sign beside its words', (outcome, sign) => {
  renderView(<VerificationView data={page(outcome)} context={contextOf('/verify')} />);
  const mark = screen.getByText(sign);
  expect(mark.getAttribute('aria-hidden')).toBe('true');
  expect(mark.closest('h2')?.textContent).toMatch(/^[✓✕] \S{4}/);
});

test.each([
  ['official', 'Official: it matches our data', false],
  ['unknown', 'Not found in official data', true],
  ['ended', 'Listed, but the mandate has ended', true],
  ['failed', 'It cannot be checked right now', false],
] as const)('the answer %s is shown, and how to report', (outcome, words, report) => {
  renderView(
    <VerificationView data={page(outcome)} context={contextOf('/verify', { locale: 'en' })} />,
    'en',
  );
  expect(screen.getByRole('heading', { name: words })).toBeTruthy();
  const link = screen.queryByRole('link', { name: 'Report an impostor or something suspicious' });
  expect(link?.getAttribute('href') ?? null).toBe(report ? '/en/report-fraud' : null);
});

const messageOf = (outcome: NonNullable<VerificationPage['message']>['outcome'], found: Outcome[] = []) =>
  page(null, {
    message: {
      outcome,
      more: 0,
      pieces: found.map((one, at) => ({ kind: 'phone', query: `9552${at}`, outcome: one, title: '' })),
    },
  });

test.each([
  [messageOf('checked', ['official', 'unknown', 'failed']), '3 项中有 2 项不能确认是官方的'],
  [messageOf('checked', ['official']), '找到的 1 项都与官方数据一致'],
  [messageOf('nothing'), '信息中没有可核对的网址、电话号码或微信号'],
  [messageOf('tooLong'), '信息过长，请只粘贴一条，至多1000字'],
])('the answer to a message counts what is not official, and never says that all is well', (data, words) => {
  renderView(<VerificationView data={data} context={contextOf('/verify')} />);
  const answer = screen.getByRole('region', { name: '信息核对结果' });
  expect(answer.querySelector('h2')?.textContent).toBe(words);
  expect(answer.textContent).toContain('号码也可能被用在诈骗信息里');
});

test('a message is posted and does not come back into its field', () => {
  const { container } = renderView(
    <VerificationView data={messageOf('nothing')} context={contextOf('/verify')} />,
  );
  const field = container.querySelector('textarea');
  expect([field?.form?.method, field?.form?.getAttribute('action'), field?.value, field?.maxLength]).toEqual([
    'post',
    '/api/verify-message/zh',
    '',
    1000,
  ]);
});

test('the sheet of channels names what is official, and is what a printer gets', () => {
  renderView(<VerificationView data={page(null)} context={contextOf('/verify')} />);
  const sheet = screen.getByRole('region', { name: '官方渠道一览' });
  expect([...sheet.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'www.a.example',
    '以 .b.example 结尾的网址',
    '95000',
  ]);
  expect(screen.getByRole('img', { name: '官方核验页面的二维码' })).toBeTruthy();
  expect(sheet.closest('.no-print')).toBeNull();
  for (const form of document.querySelectorAll('form')) expect(form.className).toContain('no-print');
});

test('an answer that may be shared states its address', () => {
  const share = 'https://www.a.example/verify?website=evil.example';
  renderView(<VerificationView data={page('unknown', { share })} context={contextOf('/verify')} />);
  expect(screen.getByRole('link', { name: share }).getAttribute('href')).toBe(share);
});

test('AR-04 documents are checked where there is a record, and the answer stands first', () => {
  const file = {
    outcome: 'unknown',
    title: '存档中没有这个文件',
    lines: ['甲'],
    links: [],
    forward: '',
  } as const;
  const data = page(null, { checksFiles: true, file: { ...file, lines: ['甲'], links: [] } });
  renderView(<VerificationView data={data} context={contextOf('/verify')} />);
  const answer = screen.getByRole('region', { name: '文件核对结果' });
  expect(answer.id).toBe('answer');
  expect(standsBefore(answer, screen.getByRole('region', { name: '核对公告文件' }))).toBe(true);
});

test('AR-04 without a record there is no check of documents', () => {
  const { container } = renderView(<VerificationView data={page(null)} context={contextOf('/verify')} />);
  expect(screen.queryByRole('region', { name: '核对公告文件' })).toBeNull();
  expect(container.querySelector('[data-island]')).toBeNull();
});
