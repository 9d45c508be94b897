import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hashesOf } from '@/lib/browser/fingerprint';
import type { SoftwareItem, SoftwarePage } from '@/lib/model/software';
import { contextOf } from '../catalogue/models';
import { renderView, renderWithScript, standsBefore } from '../test-page';
import { FuyiView } from './fuyi-view';
import { SoftwareView } from './software-view';

jest.mock('@/lib/browser/fingerprint', () => ({
  ...jest.requireActual('@/lib/browser/fingerprint'),
  hashesOf: jest.fn(),
}));

const MD5 = 'a'.repeat(32);
const SHA256 = 'c'.repeat(64);
const ITEM: SoftwareItem = {
  id: '12',
  name: '示例富易',
  version: '9.2.0',
  title: '示例富易',
  subtitle: '专业终端',
  description: '',
  compatible: 'Windows 11',
  image: '/ows/files/images/a.webp',
  poster: '/ows/files/images/b.webp',
  builds: [
    { platform: 'windows', href: '/ows/files/a.exe', md5: MD5, sha256: '' },
    { platform: 'mac', href: '', md5: '', sha256: '' },
  ],
  record: '沪ICP备1号',
  privacyHref: 'https://app.example/privacy',
  permissionHref: 'https://app.example/permissions',
};
const PAGE: SoftwarePage = {
  title: '软件下载',
  intro: '',
  visitor: 'windows',
  featured: [ITEM],
  others: [],
  tools: [],
  articles: [],
  code: null,
};
const context = contextOf('/download');

test('DL-01 version, systems, fingerprints, record number and legal links are shown', () => {
  const { container } = renderView(<SoftwareView data={PAGE} context={context} />);
  for (const text of ['版本 9.2.0', '适用系统：Windows 11', MD5, 'App备案号：沪ICP备1号'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: /下载 Windows 版/ }).getAttribute('href')).toBe('/ows/files/a.exe');
  expect(screen.getByRole('link', { name: '隐私政策' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '权限说明' })).toBeTruthy();
  expect(container.querySelector('[data-visitor]')).toBeTruthy();
});

test.each(['list', 'fuyi'])(
  'EL-18 warning, privacy and permissions stand before the download (%s)',
  (kind) => {
    renderView(
      kind === 'list' ? (
        <SoftwareView data={PAGE} context={context} />
      ) : (
        <FuyiView data={{ title: '', intro: '', visitor: 'windows', item: ITEM }} context={context} />
      ),
    );
    const download = screen.getByRole('link', { name: /下载 Windows 版/ });
    const warning = screen.getByText(/请核对文件指纹。 数值不一致时请勿安装/);
    expect(standsBefore(warning, download)).toBe(true);
    expect(warning.closest('details')).toBeNull();
    if (kind === 'fuyi') return;
    for (const name of ['隐私政策', '权限说明'])
      expect(standsBefore(screen.getByRole('link', { name }), download)).toBe(true);
  },
);

test('DL-02 a package without an address says so: there is none yet, or the item has no address at all', () => {
  const { unmount } = renderView(<SoftwareView data={PAGE} context={context} />);
  expect(screen.getByText('暂无 macOS 版')).toBeTruthy();
  expect(screen.queryByText(/下载地址不存在/)).toBeNull();
  unmount();
  const builds = ITEM.builds.map((build) => ({ ...build, href: '' }));
  renderView(<SoftwareView data={{ ...PAGE, featured: [{ ...ITEM, builds }] }} context={context} />);
  expect(screen.getAllByText(/下载地址不存在/)).toHaveLength(2);
});

test('DL-01 the package for the system of the visitor is the only button, and fingerprints are folded', () => {
  const builds = ITEM.builds.map((build) => ({ ...build, href: `/ows/files/${build.platform}` }));
  const data = { ...PAGE, visitor: 'mac' as const, featured: [{ ...ITEM, builds }] };
  const { container } = renderView(<SoftwareView data={data} context={context} />);
  const [mac, windows] = screen.getAllByRole('link', { name: /^下载/ });
  expect([mac?.textContent, windows?.textContent]).toEqual([
    '下载 macOS 版 示例富易',
    '下载 Windows 版 示例富易',
  ]);
  expect([mac, windows].map((link) => link?.hasAttribute('data-button'))).toEqual([true, false]);
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  expect(screen.getByText(MD5).closest('details')).toBeTruthy();
});

test('DL-01 the picture opens by its icon and closes by the close icon', () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
  renderWithScript(<SoftwareView data={PAGE} context={context} />);
  const icon = screen.getByRole('link', { name: '放大查看示例富易' });
  expect(icon.getAttribute('href')).toBe('/ows/files/images/a.webp');
  fireEvent.click(icon);
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('DL-02 the promo is item 12 with its buttons; without it the page says what is missing', () => {
  const data = { title: '富易', intro: '', visitor: 'other' as const, item: ITEM };
  renderView(<FuyiView data={data} context={context} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('示例富易');
  expect(screen.getByRole('link', { name: /下载 Windows 版/ })).toBeTruthy();
  const english = contextOf('/fuyi-download', { locale: 'en' });
  renderView(<FuyiView data={{ ...data, item: null }} context={english} />, 'en');
  expect(screen.getByText('The corresponding download item was not found')).toBeTruthy();
});

test.each([
  [{ md5: MD5, sha256: SHA256 }, '官方文件：示例富易 Windows版 9.2.0'],
  [{ md5: 'b'.repeat(32), sha256: SHA256 }, /^不是本公司发布的文件/],
])('DL-01 the checker answers for a file with %j', async (print, text) => {
  jest.mocked(hashesOf).mockResolvedValue(print);
  renderView(<SoftwareView data={PAGE} context={context} />);
  const input = screen.getByLabelText('选择要核验的文件');
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.exe')] } });
  await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
  expect(screen.getByText(SHA256)).toBeTruthy();
});

test('DL-01 a file that cannot be read is not judged', async () => {
  jest.mocked(hashesOf).mockRejectedValue(new Error('gone'));
  renderView(<SoftwareView data={PAGE} context={context} />);
  fireEvent.change(screen.getByLabelText('选择要核验的文件'), {
    target: { files: [new File(['x'], 'a.exe')] },
  });
  await waitFor(() => expect(screen.getByText('无法读取该文件，请重新选择。')).toBeTruthy());
});
