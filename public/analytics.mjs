/**
 * SH-12: counts page views and button clicks, after consent. Loaded only where ANALYTICS_URL is set; all it needs
 * stands on the consent bar (components/analytics/consent-bar.tsx). Nothing identifies a visitor: no cookie, no number,
 * no words that were typed. The answer alone is kept, in the browser.
 */
const KEY = 'analyticsConsent';
const ANSWER_KEPT_MS = 180 * 24 * 3600 * 1000;
const NAME_CHARS = 40;
const BUTTONS = 'button, summary, [role="button"], input[type="submit"], a[data-button]';
/** What visitors type, choose or were shown for it: a press there has no name. */
const PERSONAL = 'form, [role="search"], [role="listbox"], dialog';
const ESG_PATH = /^(\/en)?\/sustainability(\/|$)/;

/** 'yes', 'no', or null when nobody has answered lately. */
function readAnswer() {
  try {
    const { answer, at } = JSON.parse(localStorage.getItem(KEY)) ?? {};
    const age = Date.now() - at;
    return (answer === 'yes' || answer === 'no') && age >= 0 && age < ANSWER_KEPT_MS ? answer : null;
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing: the answer then holds for this page. */
function keepAnswer(answer) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ answer, at: Date.now() }));
  } catch {
    // Asked again on the next page.
  }
}

/** Do Not Track or Global Privacy Control: an answer given once and for all. */
const refusesAlways = () => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';

/** Where a visitor came from: this site, the name of another host, or nowhere. */
function cameFrom() {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, hostname } = new URL(document.referrer);
  return origin === location.origin ? 'here' : hostname;
}

const nameOf = (button) =>
  (button.getAttribute('aria-label') || button.textContent || '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_CHARS);

const leadsToEsg = (link) =>
  Boolean(link?.href) &&
  new URL(link.href).origin === location.origin &&
  ESG_PATH.test(new URL(link.href).pathname);

function whenActive(begin) {
  if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

/** Sends to the configured address, without cookies, referrer or anybody waiting for it. */
function sender(bar) {
  const { to, page } = bar.dataset;
  return (event) => {
    const body = JSON.stringify({ ...event, page, language: document.documentElement.lang });
    const quiet = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true };
    fetch(to, { method: 'POST', body, headers: { 'Content-Type': 'text/plain' }, ...quiet }).catch(
      () => undefined,
    );
  };
}

function counter(bar) {
  const send = sender(bar);
  const isEsg = 'esg' in bar.dataset;
  /** Names of buttons as the page came: what visitors bring about later may say something of them. */
  const names =
    'names' in bar.dataset ? new Set([...document.querySelectorAll(BUTTONS)].map(nameOf)) : new Set();
  let seen = false;
  return {
    view() {
      if (seen || isEsg) return;
      seen = true;
      send({ event: 'page', from: cameFrom() });
    },
    /** The same page is looked at once more. */
    anew() {
      seen = false;
    },
    press(target) {
      const button = target.closest?.(BUTTONS);
      if (
        !button ||
        isEsg ||
        leadsToEsg(button) ||
        button.closest('[data-analytics], [data-analytics-change]')
      )
        return;
      const name = nameOf(button);
      send({ event: 'button', button: names.has(name) && !button.closest(PERSONAL) ? name : '' });
    },
  };
}

function begin(bar) {
  if (refusesAlways()) return;
  // What is fixed to the lower edge moves up by as much (back-to-top.module.css).
  const place = () => document.documentElement.style.setProperty('--consent-bar', `${bar.offsetHeight}px`);
  new ResizeObserver(place).observe(bar);
  const changes = [...document.querySelectorAll('[data-analytics-change]')];
  const count = counter(bar);
  let answer = readAnswer();
  let asker = null;

  const show = (open) => {
    bar.hidden = !open;
    for (const note of bar.querySelectorAll('[data-when]')) note.hidden = note.dataset.when !== answer;
  };
  const follow = () => {
    answer = readAnswer();
    show(answer === null);
    if (answer === 'yes') count.view();
  };
  const take = (given) => {
    answer = given;
    keepAnswer(given);
    show(false);
    if (given === 'yes') count.view();
    asker?.focus();
    asker = null;
  };

  for (const change of changes) {
    change.hidden = false;
    change.addEventListener('click', () => {
      asker = change;
      show(true);
      bar.focus();
    });
  }
  for (const choice of bar.querySelectorAll('[data-answer]'))
    choice.addEventListener('click', () => take(choice.dataset.answer));
  bar.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && answer) take(answer);
  });
  document.addEventListener('click', ({ target }) => answer === 'yes' && count.press(target), true);
  // Given back by the back/forward cache, or answered in another tab meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    count.anew();
    follow();
  });
  addEventListener('storage', ({ key }) => key === KEY && follow());
  follow();
}

function start() {
  const bar = document.querySelector('[data-analytics]');
  if (bar) whenActive(() => begin(bar));
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
