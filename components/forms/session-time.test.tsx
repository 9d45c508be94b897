import { act, fireEvent, screen } from '@testing-library/react';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { formPageOf } from './form-for-tests';
import { FormView } from './form-view';

const show = (sessionSeconds: number) =>
  renderView(
    <FormView
      data={formPageOf({ form: 'complaint', sessionSeconds })}
      context={contextOf('/online-complaints')}
    />,
  );
/** The clock jumps, and ticks on: timers need not fire for each second between. */
const passing = (ms: number) =>
  act(async () => {
    jest.setSystemTime(Date.now() + ms);
    await jest.advanceTimersByTimeAsync(1000);
  });
const MORE = '延长 30 分钟';
const asked: string[] = [];

function answering(way: object): void {
  window.fetch = jest.fn(async (address: string) => {
    if (address.startsWith('/api/complaint-access')) asked.push(address);
    return { text: async () => JSON.stringify(way), json: async () => ({}) };
  }) as never;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  asked.length = 0;
  answering({ kind: 'form', info: 'info-2', to: '/online-complaints' });
  jest.useFakeTimers({ now: Math.ceil(performance.timeOrigin) + 1000, doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

test('EL-15 the page says how long the identity check is valid, what happens then, and leads to more time', () => {
  show(1800);
  expect(screen.getByText(/^身份核验 30 分钟内有效.*仍会保留在本页/)).toBeTruthy();
  const link = screen.getByRole('link', { name: '重新核验身份' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/api/complaint-access?lang=zh',
    '_blank',
  ]);
  expect(screen.queryByRole('button', { name: MORE })).toBeNull();
});

test('EL-15 five minutes before it expires it is announced, and one press gives half an hour more', async () => {
  show(1800);
  const email = screen.getByLabelText(/^邮箱地址/) as HTMLInputElement;
  fireEvent.input(email, { target: { value: 'a@b.cn' } });
  await passing(1_490_000);
  expect(screen.queryByText(/将在几分钟后失效/)).toBeNull();
  await passing(20_000);
  expect(screen.getByText(/将在几分钟后失效/).getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByRole('button', { name: MORE }));
  await passing(0);
  expect(asked).toEqual(['/api/complaint-access?lang=zh']);
  expect(screen.getByText('已延长，身份核验 30 分钟内有效。').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: MORE })).toBeNull();
  expect(email.value).toBe('a@b.cn');
  expect(localStorage.getItem('INFO_DATA')).toBe('info-2');
  await passing(1_510_000);
  expect(screen.getByRole('button', { name: MORE })).toBeTruthy();
});

test('EL-15 when it cannot be extended, or is over, the page says so and what was typed stays', async () => {
  answering({ kind: 'failed' });
  show(120);
  const email = screen.getByLabelText(/^邮箱地址/) as HTMLInputElement;
  fireEvent.input(email, { target: { value: 'a@b.cn' } });
  await passing(1000);
  fireEvent.click(screen.getByRole('button', { name: MORE }));
  await passing(0);
  expect(screen.getByText(/^暂时无法延长/)).toBeTruthy();
  await passing(120_000);
  expect(screen.getByText(/^身份核验已超过时限/).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: MORE })).toBeNull();
  expect(email.value).toBe('a@b.cn');
});

test('EL-15 a report has no identity check and says nothing of one', () => {
  renderView(<FormView data={formPageOf()} context={contextOf('/report-fraud')} />);
  expect(screen.queryByText(/身份核验/)).toBeNull();
});
