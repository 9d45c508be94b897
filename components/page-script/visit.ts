import { MAX_CODE_CHARS } from '@/lib/base/constants';
import { AFTER_RESET } from '@/lib/site/elder-look';
import { cookie, forget, remember, storages } from '../inline-scripts/browser-state';

const INFO = 'INFO_DATA';
const INFO_UNTIL = 'INFO_DATA_UNTIL';

/** RT-05: the promotion code of this visit, of this address or of a page of the elder edition before it. */
function keepPromotion(session: Storage | undefined): void {
  const parameters = new URLSearchParams(`before=${cookie('tgCode') ?? ''}`);
  const code = new URLSearchParams(location.search).get('tgCode') || parameters.get('before');
  if (!code) return;
  session?.setItem('tgCode', code.slice(0, MAX_CODE_CHARS));
  forget('tgCode');
}

/** RT-06: removes an expired complaint info. */
function dropOldInfo(local: Storage | undefined): void {
  if (!local?.getItem(INFO) || Number(local.getItem(INFO_UNTIL)) > Date.now()) return;
  local.removeItem(INFO);
  local.removeItem(INFO_UNTIL);
}

/** EL-13: a reset on a page without a script, as the home page of the elder edition is, switches the helps off here. */
function dropHelps(local: Storage | undefined): void {
  const look = cookie('look');
  if (!look?.endsWith(AFTER_RESET)) return;
  local?.removeItem('assist');
  remember('look', look.slice(0, -AFTER_RESET.length));
}

/** LG-01: copies the language to local storage, now and whenever another is chosen. */
function keepLanguage(local: Storage | undefined, signal: AbortSignal): void {
  const language = cookie('lang');
  if (language === '0' || language === '1') local?.setItem('lang', language);
  const chosen = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-lang]');
    if (!link) return;
    const next = link.dataset.lang ?? '';
    remember('lang', next);
    local?.setItem('lang', next);
  };
  document.addEventListener('click', chosen, { signal });
}

/** What the browser remembers of a visit: promotion code, language, and no complaint info that has expired. */
export function startVisit(signal: AbortSignal): void {
  const { session, local } = storages();
  keepPromotion(session);
  dropOldInfo(local);
  dropHelps(local);
  keepLanguage(local, signal);
}
