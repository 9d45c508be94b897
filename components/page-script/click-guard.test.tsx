import { renderWithScript } from '../test-page';

function clickAt(times: number[], ms: number): boolean[] {
  const { container } = renderWithScript(
    <div data-click-guard={ms}>
      <button type="button">x</button>
    </div>,
  );
  return times.map((at) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: at });
    return container.querySelector('button')?.dispatchEvent(click) ?? false;
  });
}

test.each([
  ['BL-01 cards', 500, [0, 499, 1000], [true, false, true]],
  ['BL-01 cards', 500, [0, 500], [true, true]],
  ['SH-04 the footer', 80, [0, 79, 200], [true, false, true]],
] as const)('%s: within %i ms of the last, clicks at %j go through: %j', (_what, ms, times, through) => {
  expect(clickAt([...times], ms)).toEqual(through);
});

test('BL-01 SH-04 two links clicked one after the other are two clicks', () => {
  const { container } = renderWithScript(
    <div data-click-guard={500}>
      <a href="#first">first</a>
      <a href="#second">second</a>
    </div>,
  );
  const through = [...container.querySelectorAll('a')].map((link) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
  expect(through).toEqual([true, true]);
});
