import { screen, within } from '@testing-library/react';
import type { NamedOutlet, TradingCosts } from '@/lib/model/trading-costs';
import { contextOf } from '../catalogue/models';
import { renderView, standsBefore } from '../test-page';
import { TradingCostsView } from './trading-costs-view';

const found = (id: string, rate: string, more: object = {}): NamedOutlet => ({
  kind: 'found',
  outlet: {
    id,
    name: `网点${id}`,
    phone: '021-1',
    notice: { id: 'p', date: '2025-01-01' },
    state: rate ? 'rate' : 'none',
    rate,
    percent: rate,
    ...more,
  },
});
const EMPTY: NamedOutlet = { kind: 'empty' };

function show(fields: Partial<TradingCosts>, asked = true) {
  const data: TradingCosts = {
    amount: '',
    side: 'buy',
    first: EMPTY,
    second: EMPTY,
    examples: [
      { id: '1', name: '网点1' },
      { id: '2', name: '网点2' },
    ],
    hotline: '95000',
    address: 'https://site.example/trading-costs?amount=1',
    head: { title: '', description: '', noindex: false },
    ...fields,
  };
  const query: Record<string, string> = asked ? { amount: data.amount } : {};
  return renderView(<TradingCostsView data={data} context={contextOf('/trading-costs', { query })} />);
}

test('CP-02 two outlets side by side: who is cheaper, statutory charges apart from commission', () => {
  show({ amount: '1000000', side: 'sell', first: found('1', '0.0003'), second: found('2', '0.003') });
  expect(screen.getByRole('heading', { level: 2, name: '网点1少付 2,700.00 元。' })).toBeTruthy();
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^佣金/)[0]).toMatch(/^300\.00/);
  expect(cells(/^印花税/)).toEqual(['500.00', '500.00']);
  expect(cells(/^规费与税费小计/)).toEqual(['564.10', '564.10']);
  expect(cells(/^合计/)).toEqual(['864.10', '3,564.10']);
});

test.each([true, false])(
  'EL-18 what the answer leaves out stands whole before the form and the answer (asked: %p)',
  (asked) => {
    show(asked ? { amount: '1000', first: found('1', '0.0003') } : {}, asked);
    const left = screen.getByRole('region', { name: '说明' });
    expect(within(left).getAllByRole('listitem')).toHaveLength(3);
    expect(left.closest('details') ?? left.querySelector('details')).toBeNull();
    expect(standsBefore(left, screen.getByRole('button', { name: '试算' }))).toBe(true);
    expect(standsBefore(left, screen.getByRole('status'))).toBe(true);
  },
);

test.each([
  ['', '请填写成交金额'],
  ['0', '金额须大于0'],
  ['abc', '只用数字填写'],
  ['9999999999999', '金额过大'],
])('CP-04 the amount %p gets a message and no table', (amount, words) => {
  show({ amount, first: found('1', '0.0003') });
  expect(screen.getByRole('status').textContent).toContain(words);
  expect(screen.queryByRole('table')).toBeNull();
});

test('CP-04 an outlet without rates says so beside the costs of the other', () => {
  show({ amount: '1000', first: found('1', ''), second: found('2', '0.0003') });
  expect(screen.getByRole('status').textContent).toContain('网点1没有公示佣金费率');
  expect(screen.getByRole('link', { name: '021-1' }).getAttribute('href')).toBe('tel:0211');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '品种',
    '网点2',
  ]);
});

test.each([
  [{ kind: 'unknown', typed: '火星' }, '没有找到网点“火星”'],
  [{ kind: 'same', typed: '网点1' }, '同一家网点（网点1）'],
  [{ kind: 'failed', typed: '1' }, '或致电 95000'],
] as const)('CP-04 a second outlet of kind %j is explained', (second, words) => {
  show({ amount: '1000', first: found('1', '0.0003'), second });
  expect(screen.getByRole('status').textContent).toContain(words);
});

test('CP-02 of several outlets each is a link to the same question', () => {
  const second: NamedOutlet = {
    kind: 'several',
    typed: '上海',
    choices: [{ id: '7', name: '七' }],
    total: 9,
  };
  show({ amount: '1000', side: 'sell', first: found('1', '0.0003'), second });
  expect(screen.getByRole('link', { name: '七' }).getAttribute('href')).toBe(
    '/trading-costs?amount=1000&side=sell&outlet=1&other=7',
  );
  expect(screen.getByRole('status').textContent).toContain('前 1 家');
});

test('CP-02 the empty page explains and offers examples, with no message', () => {
  show({}, false);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('link', { name: '在网点1买入10万元' }).getAttribute('href')).toBe(
    '/trading-costs?amount=100000&outlet=1',
  );
});
