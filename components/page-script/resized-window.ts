import { RESIZE_DEBOUNCE_MS } from '@/lib/base/constants';
import { fittingDevice, loadFor } from '../inline-scripts/boot';
import { storages } from '../inline-scripts/browser-state';

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

/**
 * LG-03: a window resized across the width that divides the devices is loaded for its new device, once, unless the
 * visitor has typed something into the page. The elder edition is one for all widths.
 */
export function startResizedWindow(signal: AbortSignal): void {
  const { session } = storages();
  if (!session) return;
  const touched = new Set<EventTarget | null>();
  const resized = () => {
    const shown = document.documentElement.dataset.device;
    const device = fittingDevice();
    if (shown === 'elder' || shown === device) return;
    const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
    if (!fields.some((field) => holdsInput(field, touched))) loadFor(device, session);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(resized, RESIZE_DEBOUNCE_MS);
  };
  document.addEventListener('input', ({ target }) => touched.add(target), { capture: true, signal });
  addEventListener('resize', changed, { signal });
}
