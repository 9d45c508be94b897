import { fireEvent, screen } from '@testing-library/react';
import { Share } from '../articles/share';
import { contextOf } from '../catalogue/models';
import { StructureDetailView } from '../company/structure-view';
import { renderWithScript } from '../test-page';

/** jsdom implements neither modal dialogs nor popovers. */
const modal = jest.fn(function show(this: HTMLDialogElement) {
  this.open = true;
});
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal: modal,
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
beforeEach(() => modal.mockClear());

const chart = {
  title: '组织架构',
  intro: '',
  articles: [],
  units: [{ id: 'a', name: '总部', children: [] }],
};

const DIALOGS = [
  [
    'IN-02 the enlarged chart',
    <StructureDetailView key="chart" data={chart} context={contextOf('/x')} />,
    '放大查看',
    '组织架构图',
  ],
  [
    'DE-04 the code to scan',
    <Share key="share" url="https://site.example/" qr={{ path: 'M0 0.5h1', size: 33 }} />,
    '分享到微信',
    '分享到微信',
  ],
] as const;

test.each(DIALOGS)(
  'WCAG 2.4.3 2.4.11 %s is modal with the page script, in place of the popover, and is closed by its button',
  (_what, view, opener, name) => {
    renderWithScript(view);
    const wasLeftToBrowser = fireEvent.click(screen.getByRole('button', { name: opener }));
    expect([wasLeftToBrowser, modal.mock.contexts]).toEqual([false, [screen.getByRole('dialog', { name })]]);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('DE-04 a click beside the code closes it, one on it does not', () => {
  const [, view, opener] = DIALOGS[1];
  renderWithScript(view);
  fireEvent.click(screen.getByRole('button', { name: opener }));
  fireEvent.click(screen.getByText('https://site.example/'));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(dialog);
  expect(dialog.hasAttribute('open')).toBe(false);
});
