/** Numbers that more than one room uses, and those of the specifications that views use; names carry their unit. */

// Calls
export const OWS_TIMEOUT_MS = 30_000;
/** What all calls of one page may take together: a back office of 3 s a call still gets its pages drawn. */
export const OWS_PAGE_TIMEOUT_MS = 10_000;
/** What a page waits for a block it can do without. */
export const OWS_SECONDARY_TIMEOUT_MS = 2000;
export const MENU_LIFETIME_MS = 720_000;
export const DICTIONARY_PAGE_SIZE = 3000;
export const CONTENT_PAGE_SIZE = 100;
/** Pages of a hundred summaries that are read at most of a list which a page shows whole. */
export const WHOLE_LIST_PAGES = 5;
/** Of an answer, as it comes and after unpacking. */
export const CONTENT_MAX_BYTES = 10 * 1024 * 1024;
/** Reads of the back office at once, and how many may wait for a place; both are settings. */
export const OWS_CALLS_AT_ONCE = 32;
export const OWS_CALLS_WAITING = 500;
/** The same for forms and other calls that belong to one visitor. */
export const PERSONAL_CALLS_AT_ONCE = 16;
/** And for reads of browsers through the relay: they must not hold up pages. */
export const RELAY_CALLS_AT_ONCE = 16;
export const FILES_AT_ONCE = 128;
export const BREAKER_PAUSE_MS = 5000;

// Quotes
export const QUOTE_POLL_MS = 10_000;
/** What the note says that the feed lags at least. */
export const QUOTE_DELAY_SECONDS = 20;

// Lists
export const ESG_PAGE_SIZE = 5;
export const HOME_SPECIAL_COUNT = 3;
export const FOOTER_URL_MIN_LENGTH = 3;

// Business lines
/** What template 1 shows in a window wider than so many pixels, and in others. */
export const PICTURE_CARDS = { wide: 4, narrow: 3, widePx: 1000 } as const;
export const CARD_OPEN_DEBOUNCE_MS = 500;

// Search
export const SUGGESTION_PAGE_SIZE = 10;
export const SEARCH_MAX_CHARS = 100;
/** A back office counts no further. */
export const SEARCH_MAX_COUNTED = 10_000;
export const SEARCH_INPUT_DEBOUNCE_MS = 200;
export const SUGGESTION_DEBOUNCE_MS = 20;
export const RESULT_CLICK_DEBOUNCE_MS = 120;

// PeoplePage disclosure
export const PRACTITIONER_PAGE_SIZE = 10;
/** Pages up to here are rendered once for everyone; further ones per visitor, and rate limited. */
export const PEOPLE_OPEN_PAGES = 5;
/** Of what a keyword finds. */
export const PEOPLE_FOUND_PAGES = 5;

// SoftwarePage
/** The trading client that /fuyi-download shows. */
export const FUYI_ITEM_ID = '12';

// Verification
export const VERIFY_MAX_CHARS = 120;

// Widths in CSS pixels
export const DESKTOP_WIDTH = 768;
export const WIDE_WIDTH = 1025;
export const MENU_ELLIPSIS_WIDTH = 1065;
/** Of what stands between the gutters: --content. */
export const CONTENT_MAX_WIDTH = 1280;

// Shell
export const NAVBAR_SCROLL_THRESHOLD_PX = 89;
export const NAVBAR_SCROLL_DEBOUNCE_MS = 100;
export const MENU_HIDE_DELAY_MS = 1000;
export const FOOTER_CLICK_DEBOUNCE_MS = 80;
export const RESIZE_DEBOUNCE_MS = 300;
export const BACK_TO_TOP = {
  showPx: 400,
  approachFromPx: 300,
  approachToPx: 1000,
  animationMs: 800,
} as const;
export const OVERLAY_Z_INDEX = 9999;
export const TABLE_MAX_HEIGHT_PX = 1250;
export const TOAST_MS = 4000;
/** Pages that going back finds as they were left. */
export const KEPT_PAGES = 10;

// Sharing
export const SHARE_QR_SIZE = 180;
export const SHARE_DIALOG_WIDTH_PX = 500;

// Customer service
/** A frame that has not come by then is as good as none. */
export const ASSISTANT_SLOW_MS = 12_000;
export const ASSISTANT_WIDTH_PX = 600;

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

// Outlets
export const MAP_CENTRE = { latitude: 31.2304, longitude: 121.4737 } as const;
export const MAP_ZOOM = 15;
/** Without tiles there are no streets to show. */
export const MAP_ZOOM_WITHOUT_TILES = 10;
export const LOCATION_ANSWER_MS = 86_400_000;
export const HISTORY_COUNT = 20;
/** Outlets around the visitor that a list shows. */
export const NEAREST_COUNT = 30;

// Heads
/** As much of a description as result lists show. */
export const DESCRIPTION_CHARS = 160;
/** Pixels of pictures for shared links, as the networks want them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
