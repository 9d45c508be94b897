import type { Page } from '@playwright/test';

interface Keyboard {
  /** What has the focus, as the browser tells assistive technology: "role: name". */
  focused: () => Promise<string>;
  /** Presses Tab so many times, and tells what had the focus each time. */
  tab: (times: number) => Promise<string[]>;
  /** Goes past header and breadcrumbs by the skip link, the first stop of a page. */
  skip: () => Promise<void>;
  /** Presses Tab until something has this role and name, and tells what had the focus on the way, it included. */
  tabTo: (target: string) => Promise<string[]>;
}

/** Browsers differ in the spaces between parts of a name; Chinese has none. */
export const withoutSpaces = (name: string): string => name.replaceAll(/\s/g, '');

/** More stops than any way in these tests has. */
const MAX_STOPS = 150;

/** The keyboard, as one uses it who does not see the focus but hears it. */
export async function keyboardOf(page: Page): Promise<Keyboard> {
  const client = await page.context().newCDPSession(page);
  const focused = async () => {
    const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { objectId } = result;
    if (objectId === undefined) return 'a document that has no body yet';
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    const role = String(nodes[0]?.role?.value).replace(/^DisclosureTriangle.*/, 'disclosure');
    return `${role}: ${withoutSpaces(String(nodes[0]?.name?.value))}`;
  };
  const next = async () => {
    await page.keyboard.press('Tab');
    return focused();
  };
  const tab = async (times: number) => {
    const stops: string[] = [];
    while (stops.length < times) stops.push(await next());
    return stops;
  };
  const skip = async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  const tabTo = async (target: string) => {
    const stops: string[] = [];
    while (stops.at(-1) !== target) {
      if (stops.length === MAX_STOPS) throw new Error(`${target} is not among ${stops.join(', ')}`);
      stops.push(await next());
    }
    return stops;
  };
  return { focused, skip, tab, tabTo };
}
