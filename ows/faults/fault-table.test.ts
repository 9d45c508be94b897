import { CallCounter } from './call-counter';
import { FaultTable, fault } from './fault-table';

describe('the fault switch', () => {
  test('a path of its own wins over every path, and the last one set counts', () => {
    const table = new FaultTable();
    table.set({ path: '*', mode: 'slow' });
    table.set({ path: '/menu/list', mode: 'down' });
    table.set({ path: '/menu/list', mode: 'html' });
    expect(table.find('/menu/list')?.mode).toBe('html');
    expect(table.find('/other')?.mode).toBe('slow');
    table.clear();
    expect(table.find('/other')).toBeUndefined();
  });

  test('fails the given number of ten calls, the same ones in every run', () => {
    const table = new FaultTable();
    table.set({ path: '*', mode: 'http500', ofTen: 3 });
    const run = () => Array.from({ length: 20 }, () => (table.find('/x') ? 'x' : '.')).join('');
    const first = run();
    expect(first.match(/x/g)).toHaveLength(6);
    expect(first.slice(0, 10)).toBe(first.slice(10));
    table.clear();
    table.set({ path: '*', mode: 'http500', ofTen: 3 });
    expect(run()).toBe(first);
  });

  test('refuses an unknown mode and an invalid path', () => {
    expect(fault.safeParse({ path: '/x', mode: 'explode' }).success).toBe(false);
    expect(fault.safeParse({ path: 'menu/list', mode: 'down' }).success).toBe(false);
  });

  test('counts calls by path', () => {
    const calls = new CallCounter();
    calls.add('/menu/list');
    calls.add('/menu/list');
    calls.add('/captchaImage');
    expect(calls.all()).toEqual({ '/menu/list': 2, '/captchaImage': 1 });
    calls.clear();
    expect(calls.all()).toEqual({});
  });
});
