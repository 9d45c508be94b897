import { render } from '@testing-library/react';
import { ClickGuard } from './click-guard.client';

function clickAt(times: number[], ms: number): boolean[] {
  const { container } = render(
    <>
      <div data-part>
        <button type="button">x</button>
      </div>
      <ClickGuard within="[data-part]" ms={ms} />
    </>,
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
  const { container } = render(
    <>
      <div data-part>
        <a href="#first">first</a>
        <a href="#second">second</a>
      </div>
      <ClickGuard within="[data-part]" ms={500} />
    </>,
  );
  const through = [...container.querySelectorAll('a')].map((link) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
  expect(through).toEqual([true, true]);
});
