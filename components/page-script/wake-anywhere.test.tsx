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

test.each([...(['pointerDown', 'touchStart', 'wheel', 'keyDown', 'focusIn', 'click'] as const)])(
  'SP-02 %s anywhere wakes a main island, once',
  (act) => {
    const outside = start(MAIN);
    expect(wake).not.toHaveBeenCalled();
    fireEvent[act](outside);
    fireEvent[act](outside);
    expect(wake).toHaveBeenCalledTimes(1);
  },
);

test('SP-02 so does scrolling the page, by whatever means', () => {
  start(MAIN);
  fireEvent.scroll(document);
  expect(wake).toHaveBeenCalledTimes(1);
});

/** The browser reports a pointer's place. */
function point(screenX: number): void {
  window.dispatchEvent(new MouseEvent('pointermove', { screenX, screenY: 5 }));
}

test('SP-02 a pointer that moves does, not one at rest below which the page appears', () => {
  fireEvent.pointerOver(start(MAIN));
  point(7);
  point(7);
  expect(wake).not.toHaveBeenCalled();
  point(8);
  point(9);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('SP-02 not once it is stopped', () => {
  const outside = start(MAIN);
  stop.abort();
  fireEvent.click(outside);
  expect(wake).not.toHaveBeenCalled();
});

test('SP-02 any other island, and a visitor who saves data, is left to acts on the island', () => {
  for (const outside of [start('<button>outside</button><div data-island="true"></div>'), start(MAIN, true)])
    fireEvent.click(outside);
  expect(wake).not.toHaveBeenCalled();
});
