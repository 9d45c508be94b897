import { act, fireEvent, screen } from '@testing-library/react';
import zh from '@/messages/zh.json';
import { draw } from '../test-page';
import { PanelStarter } from './panel-starter.client';

const ASK = { locale: 'zh', terType: '1', hosts: { main: 'https://a.example', secondary: [] } } as const;

test('SE-01 closing forgets what was typed, and tells so like typing does', async () => {
  const { container } = draw(
    <details open>
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
  const told: string[] = [];
  input.addEventListener('input', () => told.push(input.value));
  panel.open = false;
  await act(async () => fireEvent(panel, new Event('toggle')));
  expect(input.value).toBe('');
  expect(told.length).toBeGreaterThan(0);
  expect(told.at(-1)).toBe('');
});
