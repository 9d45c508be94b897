import { DESKTOP_WIDTH, RESIZE_DEBOUNCE_MS } from '@/lib/base/constants';

const YEAR_SECONDS = 31_536_000;
const MAX_CODE_CHARS = 64;
const INFO = 'INFO_DATA';
const INFO_UNTIL = 'INFO_DATA_UNTIL';

/** Session and local storage; undefined where storage is disabled. */
function storages(): { session?: Storage; local?: Storage } {
  const found: { session?: Storage; local?: Storage } = {};
  try {
    found.session = sessionStorage;
    found.local = localStorage;
  } catch {
    // The page works without it.
  }
  return found;
}

const cookie = (name: string): string | undefined => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];

function remember(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page goes on, which cookieStore cannot promise
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** RT-05: the promotion code of this visit. */
function keepPromotion(session: Storage | undefined): void {
  const code = new URLSearchParams(location.search).get('tgCode');
  if (code) session?.setItem('tgCode', code.slice(0, MAX_CODE_CHARS));
}

/** RT-06: removes an expired complaint info. */
function dropOldInfo(local: Storage | undefined): void {
  if (!local?.getItem(INFO) || Number(local.getItem(INFO_UNTIL)) > Date.now()) return;
  local.removeItem(INFO);
  local.removeItem(INFO_UNTIL);
}

/** LG-01: copies the language to local storage, now and whenever another is chosen. */
function keepLanguage(local: Storage | undefined): void {
  const language = cookie('lang');
  if (language === '0' || language === '1') local?.setItem('lang', language);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-lang]');
    if (!link) return;
    const chosen = link.dataset.lang ?? '';
    remember('lang', chosen);
    local?.setItem('lang', chosen);
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a reload would lose typed text, a changed choice, or a value in a form that is posted. */
function holdsInput(field: Field, touched: Set<EventTarget | null>): boolean {
  if (field.type === 'hidden') return false;
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked;
  if (field.value === '') return false;
  if (touched.has(field)) return true;
  return (
    'defaultValue' in field &&
    (field.value !== field.defaultValue || field.closest('form[method=post]') !== null)
  );
}

const fitting = () => (innerWidth >= DESKTOP_WIDTH ? 'desktop' : 'mobile');

function loadFor(device: string, session: Storage): void {
  remember('device', device);
  session.setItem('device', device);
  if (cookie('device') === device) location.reload();
}

/**
 * LG-03: corrects the device cookie and reloads once when the width contradicts it. A window resized across that
 * width reloads once as well, unless the visitor has typed something into the page.
 */
function fitDevice(session: Storage): void {
  const drawn = document.documentElement.dataset.device;
  const first = fitting();
  const known = [cookie('device'), session.getItem('device')].includes(first);
  if (innerWidth > 0 && first !== drawn && !known) loadFor(first, session);
  const touched = new Set<EventTarget | null>();
  const resized = () => {
    const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
    if (fitting() !== drawn && !fields.some((field) => holdsInput(field, touched)))
      loadFor(fitting(), session);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('input', ({ target }) => touched.add(target), true);
  matchMedia(`(width >= ${DESKTOP_WIDTH}px)`).addEventListener('change', () => {
    clearTimeout(timer);
    timer = setTimeout(resized, RESIZE_DEBOUNCE_MS);
  });
}

/** Runs in the head of every page, before the first paint. */
export function boot(): void {
  const { session, local } = storages();
  keepPromotion(session);
  dropOldInfo(local);
  keepLanguage(local);
  if (session) fitDevice(session);
}
