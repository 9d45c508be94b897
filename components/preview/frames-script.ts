const framesOf = (root: ParentNode): HTMLIFrameElement[] => [
  ...root.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]'),
];

/** How far a page has been scrolled: 0 at its top, 1 at its end. */
function shareOf({ scrollY, innerHeight, document }: Window): number {
  const length = document.documentElement.scrollHeight - innerHeight;
  return length > 0 ? scrollY / length : 0;
}

function scrollToShare(frame: HTMLIFrameElement, share: number): void {
  const { contentWindow } = frame;
  if (!contentWindow) return;
  const length = contentWindow.document.documentElement.scrollHeight - contentWindow.innerHeight;
  contentWindow.scrollTo({ top: share * length, behavior: 'instant' });
}

/**
 * Frames scroll together while the box is ticked, each by its own length. Only the frame under the pointer or with the
 * focus leads: the others report scrolling, too.
 */
function linkScrolling(root: HTMLElement): void {
  const box = root.querySelector<HTMLInputElement>('[data-together]');
  const frames = framesOf(root);
  let leader: HTMLIFrameElement | null = null;
  const follow = (frame: HTMLIFrameElement) => {
    const { contentWindow } = frame;
    if (!contentWindow) return;
    const lead = () => {
      leader = frame;
    };
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'pointermove'])
      contentWindow.addEventListener(type, lead, { passive: true });
    contentWindow.addEventListener('scroll', () => {
      if (!box?.checked || leader !== frame) return;
      const share = shareOf(contentWindow);
      for (const other of frames) if (other !== frame) scrollToShare(other, share);
    });
  };
  for (const frame of frames) {
    follow(frame);
    frame.addEventListener('load', () => follow(frame));
  }
}

const forPaper = (media: string): string =>
  media.replace(/\bscreen\b/g, 'not all').replace(/\bprint\b/g, 'all');

/** Rules for paper hold, and those for screens do not. */
function printRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!('cssRules' in rule)) continue;
    if ('media' in rule) {
      const media = rule.media as MediaList;
      const next = forPaper(media.mediaText);
      if (next !== media.mediaText) media.mediaText = next;
    }
    printRules(rule.cssRules as CSSRuleList);
  }
}

/** A frame looks as it will on paper: its style sheets are read as a printer reads them. */
function printFrame({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow || contentDocument.readyState !== 'complete') return;
  for (const link of contentDocument.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media]'))
    if (/\bprint\b/.test(link.media)) link.media = 'all';
  for (const sheet of contentDocument.styleSheets) printRules(sheet.cssRules);
  contentWindow.dispatchEvent(new Event('beforeprint'));
}

/** For the part of the page that holds frames: they are linked, and those of the print are shown as on paper. */
export function start(root: HTMLElement): void {
  linkScrolling(root);
  for (const frame of framesOf(root)) {
    if (frame.dataset.frame !== 'print') continue;
    printFrame(frame);
    frame.addEventListener('load', () => printFrame(frame));
  }
}
