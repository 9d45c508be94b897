const isShown = (element: HTMLElement): boolean => getComputedStyle(element).display !== 'none';

/** The only question that is shown; null where all of them are. */
function shownQuestion(form: HTMLFormElement): HTMLElement | null {
  const shown = [...form.querySelectorAll<HTMLElement>('[data-question]')].filter(isShown);
  return shown.length === 1 ? (shown[0] ?? null) : null;
}

/** The link to the next question; null at the last one, and where all questions are shown. */
export const nextLink = (form: HTMLFormElement): HTMLElement | null =>
  shownQuestion(form)?.querySelector<HTMLElement>('a[data-next]') ?? null;

/** Opens a question where only one is shown. The entry in the history is replaced, since the visitor did not go there. */
export function goToQuestion(form: HTMLFormElement, name: string): void {
  if (shownQuestion(form)) window.location.replace(`#q-${name}`);
}
