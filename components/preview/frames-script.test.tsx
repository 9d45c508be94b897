import { start } from './frames-script';

/** A frame with a page of its own, this many pixels long. */
function frameIn(root: HTMLElement, length: number): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.dataset.frame = 'phone';
  root.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  Object.defineProperty(view.document.documentElement, 'scrollHeight', { value: length + view.innerHeight });
  view.scrollTo = jest.fn(({ top }: ScrollToOptions) => {
    Object.defineProperty(view, 'scrollY', { value: top, configurable: true });
  }) as never;
  return frame;
}

function linked() {
  document.body.innerHTML = '<div id="root"><input type="checkbox" data-together></div>';
  const root = document.getElementById('root') as HTMLElement;
  const frames = [frameIn(root, 1000), frameIn(root, 3000)] as const;
  start(root);
  const box = root.querySelector('input') as HTMLInputElement;
  return { box, frames };
}

function scroll({ contentWindow }: HTMLIFrameElement, top: number): void {
  Object.defineProperty(contentWindow, 'scrollY', { value: top, configurable: true });
  contentWindow?.dispatchEvent(new Event('wheel'));
  contentWindow?.dispatchEvent(new Event('scroll'));
}

test('PV-01 frames scroll together by their share while the box is ticked', () => {
  const { box, frames } = linked();
  box.checked = true;
  scroll(frames[0], 500);
  expect(frames[1].contentWindow?.scrollTo).toHaveBeenCalledWith({ top: 1500, behavior: 'instant' });
});

test('PV-01 without it each scrolls alone, and a frame that follows does not lead', () => {
  const { box, frames } = linked();
  scroll(frames[0], 500);
  expect(frames[1].contentWindow?.scrollTo).not.toHaveBeenCalled();
  box.checked = true;
  scroll(frames[0], 500);
  frames[1].contentWindow?.dispatchEvent(new Event('scroll'));
  expect(frames[0].contentWindow?.scrollTo).not.toHaveBeenCalled();
});

test('PV-03 the frame of the print uses the rules of paper and not those of screens', () => {
  document.body.innerHTML = '<div id="root"><iframe data-frame="print"></iframe></div>';
  const root = document.getElementById('root') as HTMLElement;
  const page = root.querySelector('iframe')?.contentDocument as Document;
  page.head.innerHTML =
    '<style>@media print { p { color: red } } @media screen { p { color: blue } }</style>' +
    '<link rel="stylesheet" media="print" href="data:text/css,">';
  start(root);
  const media = [...(page.styleSheets[0]?.cssRules ?? [])].map(
    (rule) => (rule as CSSMediaRule).media.mediaText,
  );
  expect(media).toEqual(['all', 'not all']);
  expect(page.querySelector('link')?.media).toBe('all');
});
