import { fireEvent, screen } from '@testing-library/react';
import { renderWithScript } from '../test-page';
import { InfoDialog } from './info-dialog';

/** jsdom has the element but not its methods. */
function stubDialogs() {
  HTMLDialogElement.prototype.showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
}

function Opened({ image }: { image?: { src: string; alt: string } }) {
  return (
    <>
      <a href="/voice" data-dialog="voice">
        open
      </a>
      <InfoDialog id="voice" title="语音服务" closeLabel="关闭" image={image}>
        <p>正文</p>
      </InfoDialog>
    </>
  );
}

beforeEach(stubDialogs);

function opened(image?: { src: string; alt: string }) {
  renderWithScript(<Opened image={image} />);
  fireEvent.click(screen.getByRole('link', { name: 'open' }));
  return screen.getByRole('dialog', { name: '语音服务' });
}

test('SH-07 the dialog is modal, so that focus stays inside, and carries its title as name', () => {
  opened();
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: '语音服务' })).toBeTruthy();
});

test('SH-07 a click on the overlay closes it, a click on its text does not', () => {
  const dialog = opened();
  fireEvent.click(screen.getByText('正文'));
  expect(screen.queryByRole('dialog')).toBe(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SH-07 so does its button', () => {
  opened();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SH-07 a picture to look at in full is optional', () => {
  opened({ src: '/ows/files/a.png', alt: '组织架构' });
  expect(screen.getByRole('img', { name: '组织架构' }).getAttribute('src')).toBe('/ows/files/a.png');
});

test('SH-07 without one there is no picture', () => {
  opened();
  expect(screen.queryByRole('img')).toBeNull();
});
