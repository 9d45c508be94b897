import { expect, type Page } from '@playwright/test';
import { contrast } from '@/testing/contrast';
import { addPaint, type Painted } from './paint';

interface Text {
  start: string;
  /** 24 px, or 18.66 px in bold. */
  isLarge: boolean;
  painted: Painted | null;
}

/** In the page: its visible texts, but for those of disabled controls and those hidden from screen readers. */
function readTexts(): Text[] {
  const paintedIn = window.paintedIn;
  if (!paintedIn) throw new Error('the page has no window.paintedIn');
  const parents = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [parent, start] = [node.parentElement, (node.textContent ?? '').trim().slice(0, 30)];
    if (!start || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest('script, style, svg, option, .visually-hidden, [aria-hidden=true], :disabled'))
      continue;
    if (!parents.has(parent)) parents.set(parent, start);
  }
  return [...parents].map(([parent, start]) => {
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const isBold = Number(fontWeight) >= 700;
    return {
      start,
      isLarge: Number.parseFloat(fontSize) >= (isBold ? 18.66 : 24),
      painted: paintedIn(parent, color),
    };
  });
}

/** Ratios by edition, of small and of large text: WCAG 1.4.3, and 1.4.6 in the elder edition. */
const RATIOS = { standard: [4.5, 3], elder: [7, 4.5] } as const;

/**
 * Expects every text to stand out from its ground, also where axe cannot tell: in a card that a link covers. What has a
 * background image is left out.
 */
export async function expectVisibleTexts(page: Page, edition: keyof typeof RATIOS): Promise<void> {
  await addPaint(page);
  const texts = await page.evaluate(readTexts);
  const [small, large] = RATIOS[edition];
  const faint = texts.filter(
    ({ painted, isLarge }) => painted && contrast(...painted) < (isLarge ? large : small),
  );
  expect(faint).toEqual([]);
}
