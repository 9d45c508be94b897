/** Every number of the specifications has its home here; names carry their unit. */

// Calls
export const OWS_TIMEOUT_MS = 30_000;
/** Asking a file's size must not hold up a page. */
export const FILE_SIZE_TIMEOUT_MS = 2000;
/** After a failed refresh of menu or dictionaries. */
export const RETRY_PAUSE_MS = 30_000;
export const MENU_LIFETIME_MS = 720_000;
export const DICTIONARY_PAGE_SIZE = 3000;
export const CONTENT_PAGE_SIZE = 100;
export const CONTENT_MAX_BYTES = 10 * 1024 * 1024;

// Lists
export const PRESS_PAGE_SIZE = 10;
export const ESG_PAGE_SIZE = 5;
export const CULTURE_PAGE_SIZE = 10;
export const ANNOUNCEMENT_PAGE_SIZE = 10;
export const ANNOUNCEMENT_FIRST_YEAR = 2015;
export const HOME_NEWS_DESKTOP = 3;
export const HOME_NEWS_MOBILE = 4;
export const HOME_SPECIAL_COUNT = 3;
export const ATTACHMENTS_MIN_LENGTH = 2;
export const FOOTER_URL_MIN_LENGTH = 3;

// Widths in CSS pixels
export const DESKTOP_WIDTH = 768;
export const WIDE_WIDTH = 1025;
export const CARD_LAYOUT_WIDTH = 1062;
export const MENU_ELLIPSIS_WIDTH = 1065;

// Shell
export const NAVBAR_SCROLL_THRESHOLD_PX = 89;
export const NAVBAR_SCROLL_DEBOUNCE_MS = 100;
export const MENU_HIDE_DELAY_MS = 1000;
export const FOOTER_CLICK_DEBOUNCE_MS = 80;
export const RESIZE_DEBOUNCE_MS = 300;
export const MEDIA_QUERY_DEBOUNCE_MS = 100;
export const BACK_TO_TOP = {
  showPx: 400,
  approachFromPx: 300,
  approachToPx: 1000,
  animationMs: 800,
} as const;
export const OVERLAY_Z_INDEX = 9999;
export const TABLE_MAX_HEIGHT_PX = 1250;
export const TOAST_MS = 4000;

// Sharing
export const SHARE_QR_SIZE = 180;
export const SHARE_DIALOG_WIDTH_PX = 500;

// Complaints
export const COMPLAINT_SESSION_SECONDS = 1800;

// Figures of the group
export const FIGURES = {
  countries: 17,
  subsidiaries: 17,
  provinces: 31,
  branches: 44,
  offices: 641,
} as const;
