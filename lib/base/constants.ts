/** Constants that several rooms use, or that views take from the specifications; names contain the unit. */

// Calls
export const OWS_TIMEOUT_MS = 30_000;
/** Time budget of all calls of a page: enough for a back office that takes 3 s per call. */
export const OWS_PAGE_TIMEOUT_MS = 10_000;
/** How long a page waits for an optional block. */
export const OWS_SECONDARY_TIMEOUT_MS = 2000;
export const MENU_LIFETIME_MS = 720_000;
export const DICTIONARY_PAGE_SIZE = 3000;
export const CONTENT_PAGE_SIZE = 100;
/** Maximum number of pages of CONTENT_PAGE_SIZE entries that are read of a list shown in full. */
export const WHOLE_LIST_PAGES = 5;
/** Maximum size of an answer, both as received and after decompression. */
export const CONTENT_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum concurrent reads from the back office, and reads waiting for a slot; defaults of settings. */
export const OWS_CALLS_AT_ONCE = 32;
export const OWS_CALLS_WAITING = 500;
/** Maximum calls to the back office in any second, not counting files; default of a setting. */
export const OWS_CALLS_PER_SECOND = 300;
/** Concurrency limit for all personal calls, such as forms, which each serve a single visitor. */
export const PERSONAL_CALLS_AT_ONCE = 16;
/** Concurrency limit for reads of browsers through the relay, which must not delay pages. */
export const RELAY_CALLS_AT_ONCE = 16;
export const FILES_AT_ONCE = 128;
export const BREAKER_PAUSE_MS = 5000;

// Quotes
export const QUOTE_POLL_MS = 10_000;
/** Minimum delay of the quotes, as stated in the note below them. */
export const QUOTE_DELAY_SECONDS = 20;

// Lists
export const ESG_PAGE_SIZE = 5;
export const HOME_SPECIAL_COUNT = 3;
export const FOOTER_URL_MIN_LENGTH = 3;

// Business lines
/** Number of cards of template 1 in a teaser: `wide` in windows wider than `widePx` pixels, else `narrow`. */
export const PICTURE_CARDS = { wide: 4, narrow: 3, widePx: 1000 } as const;
export const CARD_OPEN_DEBOUNCE_MS = 500;

// Search
export const SUGGESTION_PAGE_SIZE = 10;
export const SEARCH_MAX_CHARS = 100;
/** The largest total that the back office reports. */
export const SEARCH_MAX_COUNTED = 10_000;
export const SEARCH_INPUT_DEBOUNCE_MS = 200;
export const SUGGESTION_DEBOUNCE_MS = 20;
export const RESULT_CLICK_DEBOUNCE_MS = 120;

// People disclosure
export const PRACTITIONER_PAGE_SIZE = 10;
/** Pages up to this one are stored; later ones are rendered per request and rate limited. */
export const PEOPLE_OPEN_PAGES = 5;
/** Maximum number of result pages for a keyword. */
export const PEOPLE_FOUND_PAGES = 5;

// Downloads
/** Id of the trading client on /fuyi-download. */
export const FUYI_ITEM_ID = '12';

// Verification
export const VERIFY_MAX_CHARS = 120;
/** Maximum length of a pasted message. */
export const PASTED_MESSAGE_MAX_CHARS = 1000;

// Widths in CSS pixels
export const DESKTOP_WIDTH = 768;
export const WIDE_WIDTH = 1025;
export const MENU_ELLIPSIS_WIDTH = 1065;
/** Maximum width between the gutters; `--content` in app/tokens.css. */
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
/** Number of pages whose state is restored on going back. */
export const KEPT_PAGES = 10;

// Sharing
export const SHARE_QR_SIZE = 180;
export const SHARE_DIALOG_WIDTH_PX = 500;

// Customer service
/** If the assistant has not loaded after this time, alternatives are offered. */
export const ASSISTANT_SLOW_MS = 12_000;
export const ASSISTANT_WIDTH_PX = 600;

// Complaints
export const COMPLAINT_SESSION_SECONDS = 1800;

// Figures of the group, unless its settings file states others
export const FIGURES = {
  countries: 17,
  subsidiaries: 17,
  provinces: 31,
  branches: 44,
  offices: 641,
} as const;

/** Grades that agencies have given the group, unless the back office or the settings file states others. */
export const RATINGS = [
  { name: { zh: 'MSCI ESG评级', en: 'MSCI ESG rating' }, grade: 'AAA', source: { zh: 'MSCI', en: 'MSCI' } },
  { name: { zh: 'ESG评级', en: 'ESG rating' }, grade: 'AA' },
] as const;

// Outlets
export const MAP_CENTRE = { latitude: 31.2304, longitude: 121.4737 } as const;
export const MAP_ZOOM = 15;
/** Without tiles there are no streets to zoom to. */
export const MAP_ZOOM_WITHOUT_TILES = 10;
export const LOCATION_ANSWER_MS = 86_400_000;
export const HISTORY_COUNT = 20;
/** Number of outlets nearest to the visitor in the list, besides all others of the nearest province. */
export const NEAREST_COUNT = 30;

// Heads
/** Maximum length of a meta description, as search results show it. */
export const DESCRIPTION_CHARS = 160;
/** Size in pixels of preview images for shared links, as social networks require. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** RT-05: a promotion code is cut to this length. */
export const MAX_CODE_CHARS = 64;

/** Path prefix of back-office files on this site. */
export const FILES_PATH = '/ows/files/';
