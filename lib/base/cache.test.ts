import { readFileSync } from 'node:fs';
import { LIFETIMES } from './cache';
import * as constants from './constants';

test('the page lifetime written in the layout is the one of the table', () => {
  const layout = readFileSync('app/[locale]/[edition]/layout.tsx', 'utf8');
  expect(layout).toContain(`export const revalidate = ${LIFETIMES.page};`);
});

test('SH-11 the constants are those of the specifications', () => {
  expect(constants).toMatchObject({
    OWS_TIMEOUT_MS: 30_000,
    MENU_LIFETIME_MS: 720_000,
    DICTIONARY_PAGE_SIZE: 3000,
    CONTENT_PAGE_SIZE: 100,
    DESKTOP_WIDTH: 768,
    WIDE_WIDTH: 1025,
    MENU_ELLIPSIS_WIDTH: 1065,
    NAVBAR_SCROLL_THRESHOLD_PX: 89,
    NAVBAR_SCROLL_DEBOUNCE_MS: 100,
    MENU_HIDE_DELAY_MS: 1000,
    FOOTER_CLICK_DEBOUNCE_MS: 80,
    RESIZE_DEBOUNCE_MS: 300,
    OVERLAY_Z_INDEX: 9999,
    TABLE_MAX_HEIGHT_PX: 1250,
    BACK_TO_TOP: { showPx: 400, approachFromPx: 300, approachToPx: 1000, animationMs: 800 },
    FIGURES: { countries: 17, subsidiaries: 17, provinces: 31, branches: 44, offices: 641 },
  });
});

test('SH-11 numbers that style sheets must repeat are the same there', () => {
  const css = (file: string) => readFileSync(file, 'utf8');
  const { WIDE_WIDTH, MENU_ELLIPSIS_WIDTH, MENU_HIDE_DELAY_MS } = constants;
  expect(css('app/tokens.css')).toContain(`(width >= ${WIDE_WIDTH}px)`);
  const menu = css('components/layout/top-menu.module.css');
  expect(menu).toContain(`(${WIDE_WIDTH}px <= width < ${MENU_ELLIPSIS_WIDTH}px)`);
  expect(menu).toContain(`visibility 0s linear ${MENU_HIDE_DELAY_MS}ms`);
  const { ASSISTANT_WIDTH_PX, OVERLAY_Z_INDEX, SHARE_DIALOG_WIDTH_PX, TABLE_MAX_HEIGHT_PX } = constants;
  expect(css('components/customer/assistant.module.css')).toContain(`min(${ASSISTANT_WIDTH_PX}px,`);
  expect(css('components/articles/share.module.css')).toContain(`min(${SHARE_DIALOG_WIDTH_PX}px,`);
  expect(css('components/search/search-panel.module.css')).toContain(`z-index: ${OVERLAY_Z_INDEX};`);
  expect(css('components/ui/table/table.module.css')).toContain(`max-height: ${TABLE_MAX_HEIGHT_PX}px;`);
});
