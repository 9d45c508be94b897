/** Every number of the specifications has its home here; names carry their unit. */

// Calls
export const OWS_TIMEOUT_MS = 30_000;
/** What all calls of one page may take together: a back office of 3 s a call still gets its pages drawn. */
export const OWS_PAGE_TIMEOUT_MS = 10_000;
/** What a page waits for a block it can do without. */
export const OWS_SECONDARY_TIMEOUT_MS = 2000;
/** After a failed refresh of menu or dictionaries. */
export const RETRY_PAUSE_MS = 15_000;
/** Between two loads of menu and dictionaries because of HTTP errors (CL-07). */
export const EXPIRE_PAUSE_MS = 60_000;
/** For so long a loaded menu vouches that an empty answer means that there is nothing. */
export const CONFIRM_MS = 2000;
export const MENU_LIFETIME_MS = 720_000;
export const DICTIONARY_PAGE_SIZE = 3000;
/** Pages of a dictionary that are read at most. */
export const DICTIONARY_PAGES = 4;
export const CONTENT_PAGE_SIZE = 100;
/** Pages of a hundred that are read of a list which a page shows whole: of summaries, and of whole texts. */
export const WHOLE_LIST_PAGES = 5;
export const WHOLE_TEXTS_PAGES = 2;
/** Asked for beyond the newest that a page shows, since what lies in the future is hidden. */
export const HIDDEN_SPARE = 5;
/** Of an answer, as it comes and after unpacking. */
export const CONTENT_MAX_BYTES = 10 * 1024 * 1024;
/** Reads of the back office at once, and how many may wait for a place; both are settings. */
export const OWS_CALLS_AT_ONCE = 32;
export const OWS_CALLS_WAITING = 500;
/** The same for forms and other calls that belong to one visitor. */
export const PERSONAL_CALLS_AT_ONCE = 16;
export const PERSONAL_CALLS_WAITING = 64;
/** And for reads of browsers through the relay: they must not hold up pages. */
export const RELAY_CALLS_AT_ONCE = 16;
export const RELAY_CALLS_WAITING = 128;
export const FILES_AT_ONCE = 128;
export const FILES_WAITING = 500;
/** Failures of a call in a row after which it is not made for a pause. */
export const BREAKER_FAILURES = 5;
export const BREAKER_PAUSE_MS = 5000;
/** How long others wait for the call that tries after the pause. */
export const BREAKER_PROBE_WAIT_MS = 1000;
/** How long the question that was answered well before may take when it is repeated. */
export const BREAKER_PROOF_MS = 5000;
/** Questions whose failures are counted apart; the least recently asked is forgotten first. */
export const BREAKER_QUESTIONS = 1000;
/** Twenty calls earn a second attempt, and only one is kept in hand: at most a tenth more calls from twenty on. */
export const RETRY_TOKENS_PER_CALL = 0.05;
export const RETRY_TOKENS_MOST = 1;
export const RETRY_JITTER_MS = { least: 50, most: 250 } as const;
/** A second attempt with less time than this is none. */
export const RETRY_MIN_LEFT_MS = 250;

// Pages
/** Drawings of pages at once, of all and of one visitor, and when visitors beyond that may come again. */
export const DRAWS_AT_ONCE = 96;
export const DRAWS_AT_ONCE_EACH = 64;
export const DRAWS_FULL_SECONDS = 10;
/** A drawn page is stored so soon after its answer, or not at all. */
export const STORED_WITHIN_MS = 10_000;

// Quotes
export const QUOTE_POLL_MS = 10_000;
export const QUOTE_ASK_TIMEOUT_MS = 8000;
/** What the note says that the feed lags at least. */
export const QUOTE_DELAY_SECONDS = 20;

// Lists
export const PRESS_PAGE_SIZE = 10;
export const ESG_PAGE_SIZE = 5;
export const CULTURE_PAGE_SIZE = 10;
export const ANNOUNCEMENT_PAGE_SIZE = 10;
export const ANNOUNCEMENT_FIRST_YEAR = 2015;
export const PROSPECTUS_PAGE_SIZE = 10;
export const CHARTER_COUNT = 5;
export const INVESTOR_ANNOUNCEMENTS = 3;
export const CALENDAR_TEASER_COUNT = 3;
export const HOME_NEWS_DESKTOP = 3;
export const HOME_NEWS_MOBILE = 4;
export const HOME_SPECIAL_COUNT = 3;
export const ABOUT_CULTURE_COUNT = 3;
export const ATTACHMENTS_MIN_LENGTH = 2;
export const FOOTER_URL_MIN_LENGTH = 3;

// Business lines
export const WHAT_WE_DO_SECTIONS = 8;
export const WHAT_WE_DO_PAGE_SIZE = 100;
/** What the compact design, template 8, shows at most. */
export const COMPACT_CARDS = 18;
/** What template 1 shows in a window wider than so many pixels, and in others. */
export const PICTURE_CARDS = { wide: 4, narrow: 3, widePx: 1000 } as const;
export const CARD_OPEN_DEBOUNCE_MS = 500;

// Search
export const SEARCH_PAGE_SIZE = 100;
export const SUGGESTION_PAGE_SIZE = 10;
export const SEARCH_MAX_CHARS = 100;
/** A back office counts no further. */
export const SEARCH_MOST_COUNTED = 10_000;
export const SUGGESTIONS = 6;
export const SUGGESTED_ARTICLES = 3;
export const RECENT_SEARCHES = 8;
export const SEARCH_INPUT_DEBOUNCE_MS = 200;
export const SUGGESTION_DEBOUNCE_MS = 20;
export const RESULT_CLICK_DEBOUNCE_MS = 120;
export const SUGGESTION_TIMEOUT_MS = 8000;

// Personnel disclosure
export const PRACTITIONER_PAGE_SIZE = 10;
export const MARKETER_PAGE_SIZE = 12;
/** Pages up to here are drawn once for everybody; further ones for the one who asks, and counted. */
export const PEOPLE_OPEN_PAGES = 5;
/** Of what a keyword finds. */
export const PEOPLE_FOUND_PAGES = 5;

// Downloads
export const FEATURED_SOFTWARE = 3;
/** The trading client that /fuyi-download shows. */
export const FUYI_ITEM_ID = '12';

// Verification
/** How long an answer can be looked at again. */
export const VERDICT_SECONDS = 180;
export const VERIFY_MAX_CHARS = 120;
export const VERIFY_FINDINGS = 5;
/** People asked for by name at once. */
export const VERIFY_ROWS = 50;

// Widths in CSS pixels
export const DESKTOP_WIDTH = 768;
export const WIDE_WIDTH = 1025;
export const CARD_LAYOUT_WIDTH = 1062;
export const MENU_ELLIPSIS_WIDTH = 1065;
/** Of what stands between the gutters: --content. */
export const CONTENT_MAX_WIDTH = 1280;

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

// Forms
/** The back office's own lifetime of a captcha. */
export const CAPTCHA_SECONDS = 120;
export const RECEIPT_SECONDS = 900;

/** A larger picture takes more memory to look at than it can be worth. */
export const UPLOAD_MOST_PIXELS = 50_000_000;

// Figures of the group
export const FIGURES = {
  countries: 17,
  subsidiaries: 17,
  provinces: 31,
  branches: 44,
  offices: 641,
} as const;

/** Pages of a hundred articles in one sitemap file; the protocol allows 50,000 addresses. */
export const SITEMAP_PART_PAGES = 400;
/** Articles in a feed. */
export const FEED_LENGTH = 50;
/** What a news sitemap may hold, in milliseconds. */
export const NEWS_AGE_MS = 2 * 24 * 3_600_000;

// Outlets
/** What the finder shows before anybody has said where he is. */
export const DEFAULT_PROVINCE = 'shanghai';
export const MAP_CENTRE = { latitude: 31.2304, longitude: 121.4737 } as const;
export const MAP_ZOOM = 15;
/** Without tiles there are no streets to show. */
export const MAP_ZOOM_WITHOUT_TILES = 10;
export const GEOLOCATION_TIMEOUT_MS = 5000;
export const LOCATION_ANSWER_MS = 86_400_000;
export const HISTORY_COUNT = 20;
/** Outlets around the visitor that a list shows, and those of the same city beside one. */
export const NEAREST_COUNT = 30;
export const SAME_CITY_COUNT = 6;

// Commission
export const COMMISSION_PAGE_SIZE = 10;
/** Pages that are read at most where the back office does not count. */
export const COMMISSION_MAX_PAGES = 20;
/** Statutory charges of an A-share trade, as parts of its turnover; exact decimals. */
export const CHARGES = {
  handling: '0.0000341',
  supervision: '0.00002',
  stamp: '0.0005',
  transfer: '0.00001',
} as const;
export const LEAST_COMMISSION_YUAN = '5';
/** Names of made files that failed by a fault of their own, remembered for a minute. */
export const FILE_FAULTS_KEPT = 1000;
/** HTML of a longer body is not made into Markdown. */
export const MARKDOWN_MAX_CHARS = 500_000;
/** Pictures for shared links that may wait to be drawn; the next is asked to come again. */
export const CARDS_WAITING = 20;
/** Pictures for shared links held in memory, some 40 KB each. */
export const CARDS_KEPT = 300;
/** As much of a title as result lists show, and of a description. */
export const TITLE_CHARS = { zh: 35, en: 70 } as const;
export const DESCRIPTION_CHARS = 160;
/** Pixels of those pictures, as the networks want them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
