import { act, fireEvent, screen } from '@testing-library/react';
import zh from '@/messages/zh.json';
import { renderWithScript } from '../test-page';
import { PanelStarter } from './panel-starter.client';

const ASK = {
  variant: { locale: 'zh', device: 'desktop' },
  hosts: { main: 'https://a.example', secondary: [] },
} as const;

/** The opened panel with text typed, and the values that its input reports from then on. */
async function typedPanel() {
  const { container } = renderWithScript(
    <details open data-search>
      <summary>search</summary>
      <form>
        <input aria-label="search" />
      </form>
      <PanelStarter ask={ASK} words={zh.search.panel} />
    </details>,
  );
  const panel = container.querySelector('details') as HTMLDetailsElement;
  const input = screen.getByLabelText<HTMLInputElement>('search');
  // Typing loads the suggestions.
  await act(async () => fireEvent.focusIn(input));
  fireEvent.input(input, { target: { value: '公告' } });
  const reported: string[] = [];
  input.addEventListener('input', () => reported.push(input.value));
  return { panel, input, reported };
}

const toggled = (oldState: string) => Object.assign(new Event('toggle'), { oldState });

test('SE-01 closing clears the input and fires an input event', async () => {
  const { panel, input, reported } = await typedPanel();
  panel.open = false;
  await act(async () => fireEvent(panel, toggled('open')));
  expect(input.value).toBe('');
  expect(reported.length).toBeGreaterThan(0);
  expect(reported.at(-1)).toBe('');
});

test('SE-01 closed and opened again at once, the input is clear', async () => {
  const { panel, input, reported } = await typedPanel();
  const summary = panel.querySelector('summary') as HTMLElement;
  await act(async () => {
    fireEvent.click(summary);
    fireEvent.click(summary);
  });
  expect(panel.open).toBe(true);
  expect(input.value).toBe('');
  expect(reported.at(-1)).toBe('');
  expect(document.activeElement).toBe(input);
});

test('SE-01 opening keeps what was typed before the script had arrived', async () => {
  const { panel, input, reported } = await typedPanel();
  await act(async () => fireEvent(panel, toggled('closed')));
  expect(input.value).toBe('公告');
  expect(reported).toEqual([]);
});
