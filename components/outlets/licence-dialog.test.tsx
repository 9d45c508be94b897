import { fireEvent, screen } from '@testing-library/react';
import { renderWithScript } from '../test-page';
import { LICENCE_DIALOG, LicenceDialog } from './licence-dialog';

const LINKS = [
  ['甲营业部', 1],
  ['乙营业部', 0],
  ['丙营业部', 2],
] as const;

test('OD-04 the one dialog says the licence of the outlet whose link was followed', () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  renderWithScript(
    <>
      {LINKS.map(([name, scope]) => (
        <a key={name} href="/branch" data-dialog={LICENCE_DIALOG} data-name={name} data-part={scope}>
          {name}
        </a>
      ))}
      <LicenceDialog scopes={['证券经纪', '证券承销', '']} />
    </>,
  );
  const shown = LINKS.map(([name]) => {
    fireEvent.click(screen.getByRole('link', { name }));
    const texts = [...screen.getByRole('dialog').querySelectorAll('p:not([hidden])')].slice(1);
    return [screen.getByRole('heading', { name: /./ }).textContent, ...texts.map((text) => text.textContent)];
  });
  expect(shown).toEqual([
    ['甲营业部 许可证', '证券承销'],
    ['乙营业部 许可证', '证券经纪'],
    ['丙营业部 许可证', '未提供'],
  ]);
});
