/** A script that is loaded when a visitor first presses its part of the page. */
interface Part {
  start(root: HTMLElement, pressed?: Element): void;
}

/** A part of the page, and what was pressed in it last: also while its script is still being loaded. */
type Root = HTMLElement & { last?: Element };

const load = (root: Root): void => {
  const { dataset } = root;
  if (dataset.begun) return;
  dataset.begun = '1';
  import(dataset.script as string).then(
    ({ start }: Part) => start(root, root.last),
    () => {
      dataset.failed = '1';
    },
  );
};

/** For clicks anywhere on the page. */
const onPress = ({ target }: MouseEvent): void => {
  const root = (target as Element).closest<Root>('[data-script]');
  if (!root) return;
  root.last = target as Element;
  load(root);
};

/** Says by `data-tools` on <html> that a script runs, and loads what was in use on an earlier page. */
const begin = (): void => {
  document.documentElement.dataset.tools = '';
  for (const root of document.querySelectorAll<HTMLElement>('[data-resume]'))
    try {
      if (localStorage.getItem(root.dataset.resume as string)) load(root);
    } catch {
      // Storage is disabled: nothing is remembered.
    }
};

/**
 * `data-script` on a part of the page is the address of its script, which is loaded when something within the part is
 * first pressed, and at once if local storage has the key `data-resume`. `data-failed` then says that it could not
 * be loaded. Runs after the parts.
 */
export function startParts(signal: AbortSignal): void {
  addEventListener('click', onPress, { signal });
  begin();
}
