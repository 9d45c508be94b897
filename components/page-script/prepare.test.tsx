import { fireEvent } from '@testing-library/react';
import { Portrait } from '../people/portrait';
import { renderView, renderWithScript } from '../test-page';

function browserSays(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => browserSays('maxTouchPoints', 0));

test.each([
  ['mac', 5, 'other'],
  ['mac', 0, 'mac'],
  ['windows', 10, 'windows'],
  ['other', 5, 'other'],
])('DL-02 user agent %s with %i touch points means %s', (said, touches, platform) => {
  browserSays('maxTouchPoints', touches);
  const { container } = renderWithScript(<div data-visitor={said} />);
  expect(container.querySelector<HTMLElement>('[data-visitor]')?.dataset.visitor).toBe(platform);
});

const loaded = (is: boolean) => jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(is);

test('PB-03 a portrait that does not load is hidden, and others stay', () => {
  loaded(false);
  const { container } = renderWithScript(
    <>
      <Portrait photo="/ows/files/a.jpg" />
      <img src="/ows/files/b.jpg" alt="" />
    </>,
  );
  for (const picture of container.querySelectorAll('img')) fireEvent.error(picture);
  const [portrait, other] = container.querySelectorAll('img');
  expect([portrait?.style.display, other?.style.display]).toEqual(['none', '']);
});

test('PB-03 so is one that failed before the script came', () => {
  loaded(true);
  const portrait = <Portrait photo="/ows/files/a.jpg" />;
  expect(renderWithScript(portrait).container.querySelector('img')?.style.display).toBe('none');
  expect(renderView(portrait).container.querySelector('img')?.style.display).toBe('');
});

test('a cover that fails to load is replaced by a drawing, and one whose drawing fails, too, is hidden', () => {
  loaded(false);
  renderWithScript(<img src="/ows/files/gone.jpg" srcSet="/a.jpg 640w" alt="" data-optional="cover" />);
  const picture = document.querySelector('img') as HTMLImageElement;
  picture.dispatchEvent(new Event('error'));
  expect([picture.getAttribute('src'), picture.getAttribute('srcset')]).toEqual([
    '/brand/cover-default.svg',
    '',
  ]);
  expect(picture.style.display).toBe('');
  picture.dispatchEvent(new Event('error'));
  expect(picture.style.display).toBe('none');
});
