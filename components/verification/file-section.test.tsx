import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hashesOf } from '@/lib/browser/fingerprint';
import type { FileAnswer } from '@/lib/model/file-check';
import { renderView } from '../test-page';
import { FileAnswerBox } from './file-answer-box';
import { FileSection } from './file-section';

jest.mock('@/lib/browser/fingerprint');

const SHA = 'a'.repeat(64);
const PRINT = { md5: '', sha256: SHA };
const ANSWER: FileAnswer = {
  outcome: 'current',
  title: '是本公司发布的文件，未经改动',
  lines: ['《年报》', `SHA-256：${SHA}`],
  links: [{ href: '/investor-relations/archive/filing?id=42', label: '查看存档：年报' }],
  forward: '示例证券集团: 是本公司发布的文件',
};
const WORDS = { answer: '文件核对结果', copy: { label: '复制', done: '已复制', failed: '失败' } };

const fetched = jest.fn<Promise<{ text: () => Promise<string> }>, [string, RequestInit]>();
const answerWith = (body: unknown) =>
  fetched.mockResolvedValue({ text: async () => (typeof body === 'string' ? body : JSON.stringify(body)) });

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  answerWith(ANSWER);
  jest.mocked(hashesOf).mockReset();
  jest.mocked(hashesOf).mockResolvedValue(PRINT);
});

const show = () => renderView(<FileSection locale="zh" hotline="95521" />);
const choose = (name = 'a.pdf') =>
  fireEvent.change(screen.getByLabelText('选择文件，或把文件拖到这里'), {
    target: { files: [new File(['a secret text'], name)] },
  });

test('AR-04 of a chosen file the hash is sent, and nothing else', async () => {
  show();
  choose('secret-name.pdf');
  const answer = await screen.findByRole('region', { name: '文件核对结果' });
  expect(answer.closest('[role=status]')).not.toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
  const [to, init] = fetched.mock.calls[0] ?? [];
  expect([to, init?.method, init?.body]).toEqual(['/api/verify-file/zh', 'POST', `{"sha256":"${SHA}"}`]);
  expect(hashesOf).toHaveBeenCalledWith(expect.any(File), ['sha256'], expect.anything());
  expect(within(answer).getByRole('link').getAttribute('href')).toBe(
    '/investor-relations/archive/filing?id=42',
  );
  expect(within(answer).getByRole('button').getAttribute('data-copy')).toBe(ANSWER.forward);
});

test('AR-04 progress is shown until the answer is there', async () => {
  let finish: (print: typeof PRINT) => void = () => undefined;
  jest.mocked(hashesOf).mockImplementation((_file, _kinds, { report }) => {
    report(0.5);
    return new Promise((resolve) => {
      finish = resolve as typeof finish;
    });
  });
  show();
  choose();
  const bar = await screen.findByRole('progressbar', { name: '正在本机计算' });
  await waitFor(() => expect((bar as HTMLProgressElement).value).toBe(0.5));
  await act(async () => finish(PRINT));
  await screen.findByRole('region', { name: '文件核对结果' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('AR-04 another choice ends the first one, whose answer is not shown', async () => {
  const signals: AbortSignal[] = [];
  let finishFirst: () => void = () => undefined;
  jest.mocked(hashesOf).mockImplementation((file, _kinds, { signal }) => {
    if (signal) signals.push(signal);
    return (file as File).name === 'second.pdf'
      ? Promise.resolve(PRINT)
      : new Promise((_resolve, reject) => {
          finishFirst = () => reject(new Error('late'));
        });
  });
  show();
  choose('first.pdf');
  await waitFor(() => expect(signals).toHaveLength(1));
  choose('second.pdf');
  await screen.findByRole('region', { name: '文件核对结果' });
  await act(async () => finishFirst());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(screen.queryByText(/无法读取/)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('AR-04 a file that cannot be read is not judged, and nothing is sent', async () => {
  jest.mocked(hashesOf).mockRejectedValue(new Error('gone'));
  show();
  choose();
  expect(await screen.findByText('无法读取该文件，请重新选择。')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['none', () => fetched.mockRejectedValue(new Error('offline'))],
  ['a page of a proxy', () => answerWith('<html>')],
  ['another thing', () => answerWith({ outcome: 'toString' })],
])('AR-04 when the answer is %s that is said', async (_what, spoil) => {
  spoil();
  show();
  choose();
  expect(await screen.findByText('没有得到答复，请稍后再试，或拨打 95521 核实。')).toBeTruthy();
});

test('AR-04 a link that leads out of the site is left out', async () => {
  answerWith({ ...ANSWER, links: [{ href: '//evil.example', label: 'x' }] });
  show();
  choose();
  const answer = await screen.findByRole('region', { name: '文件核对结果' });
  expect(within(answer).queryByRole('link')).toBeNull();
});

test('AR-04 a hash is posted by a plain form', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/verify-file/zh']);
  const field = within(form as HTMLFormElement).getByRole('textbox');
  expect([field.getAttribute('name'), field.getAttribute('value')]).toEqual(['sha256', null]);
  expect(screen.getByText(/文件本身不会离开您的设备/)).toBeTruthy();
});

test.each([
  ['current', '✓', 'official'],
  ['replaced', '!', 'ended'],
  ['unknown', '✕', 'unknown'],
  ['badHash', null, undefined],
  ['unavailable', null, undefined],
] as const)('AR-04 the answer %s has the sign %s beside its words', (outcome, sign, tone) => {
  const { container } = renderView(
    <FileAnswerBox id="answer" answer={{ ...ANSWER, outcome, forward: '' }} words={WORDS} />,
  );
  expect(container.querySelector('h2 [aria-hidden]')?.textContent.trim() ?? null).toBe(sign);
  expect(container.querySelector<HTMLElement>('#answer')?.dataset.outcome).toBe(tone);
  expect(screen.queryByRole('button')).toBeNull();
});
