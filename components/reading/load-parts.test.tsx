import { act, fireEvent } from '@testing-library/react';
import { renderView, renderWithScript } from '../test-page';
import { AssistSwitches } from './assist-switches';
import reading from './compiled.json';
import { ReadAloud } from './read-aloud';

/** The module at an address, as its import would find it. */
const start = jest.fn();
jest.mock('/page-script/part.js', () => ({ start }), { virtual: true });

beforeEach(() => {
  start.mockClear();
  localStorage.clear();
  delete document.documentElement.dataset.tools;
});

const settled = () => act(async () => undefined);

const part = (address: string) => (
  <div data-script={address} data-resume="kept">
    <button type="button">
      <b>a</b>
    </button>
  </div>
);

async function press(container: HTMLElement) {
  const inner = container.querySelector('b') as HTMLElement;
  fireEvent.click(inner);
  await settled();
  return inner;
}

test('EL-23 a script is loaded when its part is first pressed, once, and answers that press', async () => {
  const { container } = renderWithScript(part('/page-script/part.js'));
  expect(document.documentElement.dataset.tools).toBe('');
  fireEvent.click(document.body);
  await settled();
  expect(start).not.toHaveBeenCalled();
  const pressed = await press(container);
  await press(container);
  expect(start.mock.calls).toEqual([[container.querySelector('[data-script]'), pressed]]);
});

test('EL-11 the last press counts that was made while the script was being loaded', async () => {
  const { container } = renderWithScript(part('/page-script/part.js'));
  fireEvent.click(container.querySelector('button') as HTMLElement);
  const pressed = await press(container);
  expect(start.mock.calls.map(([, last]) => last)).toEqual([pressed]);
});

test('EL-12 what was in use on an earlier page is loaded at once', async () => {
  localStorage.setItem('kept', 'x');
  const { container } = renderWithScript(part('/page-script/part.js'));
  await settled();
  const root = container.querySelector('[data-script]');
  expect(start.mock.calls).toEqual([[root, undefined]]);
});

test('EL-11 a part whose script cannot be loaded says so', async () => {
  const { container } = renderWithScript(part('/page-script/gone.js'));
  await press(container);
  expect(container.querySelector<HTMLElement>('[data-script]')?.dataset.failed).toBe('1');
});

test('EL-23 the parts name their scripts', () => {
  const { container } = renderView(
    <>
      <ReadAloud />
      <AssistSwitches />
    </>,
  );
  const addresses = [...container.querySelectorAll<HTMLElement>('[data-script]')].map(
    ({ dataset }) => dataset.script,
  );
  expect(addresses).toEqual([reading.readAloud.file, reading.assist.file]);
});
