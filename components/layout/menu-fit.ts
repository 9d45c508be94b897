import { CONTENT_MAX_WIDTH, MENU_ELLIPSIS_WIDTH, WIDE_WIDTH } from '@/lib/base/constants';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';

/** Window widths (CSS pixels) at which the row gets room for more names; top-menu.module.css has a rule for each. */
export const MENU_STEPS = [
  WIDE_WIDTH,
  MENU_ELLIPSIS_WIDTH,
  ...[1100, 1140, 1180, 1220, 1280, 1320, 1380],
] as const;

export type MenuStep = (typeof MENU_STEPS)[number] | 'never';

/** Width in pixels of what stands beside the row: logo, tools and gaps. */
const BESIDE: Readonly<Record<Locale, number>> = { zh: 132 + 246 + 32, en: 190 + 196 + 32 };
const NAME_PX = 17;
const NAME_PADDING_PX = 2 * 8;
const MORE_PX = 5 * NAME_PX;
const OUTSIDE_ICON_PX = 14;
/** Width that a scroll bar may take from the window. */
const SCROLLBAR_PX = 17;
/** Below 1065 px a name is cut with an ellipsis after this many ems (MN-06). */
const ELLIPSIS_EM = 8.5;

/** Ems of a letter in the widest of the usual system fonts; of every other character one. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;|!']/, 0.27],
  [/[ Itfr()[\]-]/, 0.36],
  [/[MW@%]/, 0.95],
  [/[mw]/, 0.87],
  [/[a-zà-ÿ\d]/, 0.55],
  [/[\u0020-\u024F]/, 0.7],
];

const emOf = (letter: string): number => LETTERS.find(([form]) => form.test(letter))?.[1] ?? 1;

/** Upper bound of a name's width in pixels, computed without a browser. */
function nameWidth({ label, href }: Pick<MenuItem, 'label' | 'href'>, step: number): number {
  const em = [...label].reduce((sum, letter) => sum + emOf(letter), 0);
  const text = step < MENU_ELLIPSIS_WIDTH ? Math.min(em, ELLIPSIS_EM) : em;
  return text * NAME_PX + NAME_PADDING_PX + (href ? OUTSIDE_ICON_PX : 0);
}

/** Width of the row in a window of this width. */
function roomAt(width: number, locale: Locale): number {
  const gutter = Math.min(40, Math.max(16, 8 + 0.022 * width));
  return Math.min(width - SCROLLBAR_PX - 2 * gutter, CONTENT_MAX_WIDTH) - BESIDE[locale];
}

/**
 * How many names, from the first on, the row holds at a width; the "more" item takes its room where one is left out.
 */
function fitting(items: readonly MenuItem[], step: number, locale: Locale): number {
  const room = roomAt(step, locale);
  let used = 0;
  for (const [index, item] of items.entries()) {
    used += nameWidth(item, step);
    const rest = items.slice(index + 1).reduce((sum, one) => sum + nameWidth(one, step), 0);
    if (used + Math.min(rest, MORE_PX) > room) return index;
  }
  return items.length;
}

/** For each name the window width from which on it is in the row; below, it is in the "more" item (MN-06). */
export function menuSteps(items: readonly MenuItem[], locale: Locale): MenuStep[] {
  const counts = MENU_STEPS.map((step) => fitting(items, step, locale));
  return items.map((_, index) => {
    const lastWithout = counts.findLastIndex((count) => count <= index);
    return MENU_STEPS[lastWithout + 1] ?? 'never';
  });
}

/** The width from which on the "more" item is empty; null when it is never needed. */
export function moreUntil(steps: readonly MenuStep[]): MenuStep | null {
  const last = steps.includes('never') ? 'never' : Math.max(...(steps as number[]), WIDE_WIDTH);
  return last === WIDE_WIDTH ? null : (last as MenuStep);
}
