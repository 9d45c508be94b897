import { fromJson, isRecord, toText } from '@/lib/base/values';
import { draftKey } from '@/lib/browser/session';
import type { FormName } from '@/lib/model/forms';
import { FORMS } from '@/lib/rules/forms/rules';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(element: HTMLFormElement, form: FormName): Field[] {
  return FORMS[form].fields.flatMap(({ name }) => {
    const found = [...element.elements].find((one) => one.getAttribute('name') === name);
    return found && 'value' in found ? [found as Field] : [];
  });
}

/** Stores unsent input for this tab; never files, codes or the consent. */
export function saveDraft(element: HTMLFormElement, form: FormName): void {
  const values = fieldsOf(element, form).map(({ name, value }) => [name, value] as const);
  try {
    if (values.some(([, value]) => value.trim())) {
      sessionStorage.setItem(draftKey(form), JSON.stringify(Object.fromEntries(values)));
    } else sessionStorage.removeItem(draftKey(form));
  } catch {
    // Storage is disabled or full: there is no draft.
  }
}

/** Removes the draft of a form from this tab. */
export function dropDraft(form: FormName): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // As above.
  }
}

/** Restores a draft into empty fields; true if there was one. */
export function restoreDraft(element: HTMLFormElement, form: FormName): boolean {
  let stored: unknown;
  try {
    stored = fromJson(sessionStorage.getItem(draftKey(form)) ?? '');
  } catch {
    return false;
  }
  if (!isRecord(stored)) return false;
  let restored = false;
  for (const field of fieldsOf(element, form)) {
    const value = toText(stored[field.name]);
    if (!value || field.value) continue;
    field.value = value;
    restored = true;
  }
  return restored;
}
