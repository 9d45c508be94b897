import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { reloadPage } from '@/lib/browser/reload';
import { renderView } from '../test-page';
import { lazyPart } from './lazy-part.client';

const Part = () => <p>地图</p>;

jest.mock('@/lib/browser/reload', () => ({
  ...jest.requireActual('@/lib/browser/reload'),
  reloadPage: jest.fn(),
}));

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(reloadPage).mockClear();
});
afterEach(() => jest.restoreAllMocks());

const gone = () => Promise.reject(new Error('ChunkLoadError'));

/** Loads the part again, as after a reload. */
async function visit(load: () => Promise<{ default: typeof Part }>, name = 'map') {
  const Lazy = lazy(lazyPart(name, load));
  const view = await act(async () =>
    renderView(
      <Suspense fallback={<p>加载中</p>}>
        <Lazy />
      </Suspense>,
    ),
  );
  return view;
}

test('CL-06 a part that loads is rendered, and nothing reloads', async () => {
  await visit(async () => ({ default: Part }));
  expect(screen.getByText('地图')).toBeTruthy();
  expect(reloadPage).not.toHaveBeenCalled();
});

test('CL-06 a part that fails reloads the page once, and then says so', async () => {
  const { unmount } = await visit(gone);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(screen.getByText('加载中')).toBeTruthy();
  unmount();
  await visit(gone);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toContain('这部分内容未能加载。');
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeTruthy();
});

test('CL-06 another part that loads does not make it reload for ever', async () => {
  for (const _visit of [1, 2, 3]) {
    await visit(gone);
    await visit(async () => ({ default: Part }), 'chart');
  }
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('CL-06 after it has loaded, a later failure may reload again', async () => {
  await visit(gone);
  await visit(async () => ({ default: Part }));
  await visit(gone);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test('CL-06 where nothing can be remembered nothing reloads', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('switched off');
  });
  await visit(gone);
  expect(reloadPage).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeTruthy();
});
