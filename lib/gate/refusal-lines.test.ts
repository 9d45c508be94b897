/** @jest-environment node */
import { log } from '@/lib/runtime/log';
import { noteRefusal } from './failure';
import { CATALOGUE, Refusal } from './refusal';

test('L12 refusals of suspicious requests are logged with name and kind; others are not', () => {
  const info = jest.spyOn(log, 'info').mockImplementation(() => undefined);
  for (const code of CATALOGUE) noteRefusal(new Refusal(code), 'report');
  expect(info.mock.calls.map(([line]) => line)).toEqual([
    { refused: 401, what: 'report' },
    { refused: 403, what: 'report' },
    { refused: 429, what: 'report' },
  ]);
  info.mockRestore();
});
