import { wakeBySelf } from './wake-by-self';

const wake = jest.fn();
let stop: AbortController;
let seen: (isIntersecting: boolean) => void;

class FakeObserver {
  constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
    seen = (isIntersecting) => report([{ isIntersecting }]);
  }
  observe(): void {}
  disconnect(): void {}
}

function start(markup: string, saveData = false): void {
  document.body.innerHTML = markup;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  wakeBySelf(wake, stop.signal);
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  wake.mockReset();
  stop = new AbortController();
  seen = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

test('SP-02 a live part wakes the page when it is on screen and its time has come', () => {
  start('<div data-live="10000"></div>');
  jest.advanceTimersByTime(20_000);
  expect(wake).not.toHaveBeenCalled();
  seen(true);
  jest.advanceTimersByTime(10);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('SP-02 not before its time, nor once it has left the screen, nor in a hidden page', () => {
  start('<div data-live="10000"></div>');
  seen(true);
  jest.advanceTimersByTime(9000);
  expect(wake).not.toHaveBeenCalled();
  seen(false);
  jest.advanceTimersByTime(9000);
  expect(wake).not.toHaveBeenCalled();
  hide(true);
  seen(true);
  jest.advanceTimersByTime(9000);
  expect(wake).not.toHaveBeenCalled();
  hide(false);
  jest.advanceTimersByTime(10);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('SP-02 with a data saver it waits for the visitor', () => {
  start('<div data-live="0"></div>', true);
  seen(true);
  jest.advanceTimersByTime(60_000);
  expect(wake).not.toHaveBeenCalled();
});

test.each([
  ['a draft of the tab', 'sessionStorage'],
  ['an answer that the browser keeps', 'localStorage'],
] as const)('SP-02 %s wakes its island at once', (_, storage) => {
  window[storage].setItem('kept', '{}');
  start('<div data-stored="other"></div>');
  expect(wake).not.toHaveBeenCalled();
  start('<div data-stored="kept"></div>', true);
  expect(wake).toHaveBeenCalledTimes(1);
});
