import { fireEvent } from '@testing-library/react';
import { wakeAnywhere } from './wake-anywhere';

const MAIN = '<button>outside</button><div data-island="main"></div>';
const wake = jest.fn();
let stop: AbortController;

function start(markup: string, saveData = false): HTMLElement {
  document.body.innerHTML = markup;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  wakeAnywhere(wake, stop.signal);
  return document.querySelector('button') ?? document.body;
}

beforeEach(() => {
  wake.mockReset();
  stop = new AbortController();
});
afterEach(() => stop.abort());

test.each([
  ...(['pointerMove', 'pointerDown', 'touchStart', 'wheel', 'keyDown', 'focusIn', 'click'] as const),
])('SP-02 %s anywhere wakes a main island, once', (act) => {
  const outside = start(MAIN);
  expect(wake).not.toHaveBeenCalled();
  fireEvent[act](outside);
  fireEvent[act](outside);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('SP-02 so does scrolling the page, by whatever means', () => {
  start(MAIN);
  fireEvent.scroll(document);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('SP-02 not a pointer at rest below which the page appears, nor once it is stopped', () => {
  const outside = start(MAIN);
  fireEvent.pointerOver(outside);
  stop.abort();
  fireEvent.pointerMove(outside);
  expect(wake).not.toHaveBeenCalled();
});

test('SP-02 any other island, and a visitor who saves data, is left to acts on the island', () => {
  for (const outside of [start('<button>outside</button><div data-island="true"></div>'), start(MAIN, true)])
    fireEvent.pointerMove(outside);
  expect(wake).not.toHaveBeenCalled();
});
