import { type APIRequestContext, expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { elderState } from './support/elder';
import { addressFor } from './support/found';
import { addressOf, elderPages, pagesOfVariant, VARIANTS } from './support/pages';
import { type Device, TABS } from './support/sights';

/** Parts of a page with a purpose of their own; within them an address has one name. */
const PLACES = 'header, footer, nav, form, aside, dialog';

/** Of the menu's row and its button each device shows one; this is the other, and the two links below the button's menu. */
const UNSEEN: Readonly<Record<Device, string>> = {
  desktop: 'header:has([data-menu]) [data-menu-panel], [data-menu-panel] p',
  phone: '[data-menu]',
};

interface Named {
  /** Place and purpose. */
  control: string;
  name: string;
}

/** Links and buttons around the content of a page. */
function frameOf(html: string, unseen = ''): Named[] {
  const $ = load(html);
  $('[aria-hidden=true], svg').remove();
  if (unseen) $(unseen).remove();
  return $(':is(a[href], button)')
    .not('main *')
    .toArray()
    .map((element) => {
      const part = $(element);
      const place = part.closest(PLACES);
      const purpose =
        part.attr('data-lang') ?? part.attr('href') ?? `${part.attr('name')} ${part.attr('class')}`;
      const name = part.attr('aria-label') || part.text() || part.find('img').attr('alt') || '';
      return {
        control: [place.prop('tagName'), place.attr('aria-label'), purpose].join(' '),
        name: name.replace(/\s+/g, ' ').trim(),
      };
    });
}

type Frame = readonly Named[];

/** The names of each control, those of one page joined. */
function namesIn(frames: readonly Frame[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const frame of frames)
    for (const control of new Set(frame.map((one) => one.control))) {
      const said = new Set(frame.filter((one) => one.control === control).map(({ name }) => name));
      names.set(control, (names.get(control) ?? new Set()).add([...said].sort().join(' / ')));
    }
  return names;
}

/**
 * The controls of a frame that are in another one, too, each where it stands last, in their order: some links of the
 * footer's columns are in its last row again, which short footers have alone.
 */
const sharedWith = (frame: Frame, other: Frame): string[] => {
  const there = new Set(other.map(({ control }) => control));
  const backwards = frame.map(({ control }) => control).toReversed();
  return [...new Set(backwards)].filter((control) => there.has(control)).toReversed();
};

/** Expects the frames of pages to name each control alike (WCAG 3.2.4) and to have them in one order (3.2.3). */
async function expectSameFrame(
  request: APIRequestContext,
  device: Device,
  paths: readonly string[],
): Promise<void> {
  const pages: string[] = [];
  for (const path of paths) pages.push(await (await request.get(path)).text());
  const names = [...namesIn(pages.map((html) => frameOf(html)))];
  expect(names.length).toBeGreaterThan(20);
  const different = names.filter(([, said]) => said.size > 1 || said.has(''));
  expect(different.map(([control, said]) => [control, ...said])).toEqual([]);
  const [first = [], ...others] = pages.map((html) => frameOf(html, UNSEEN[device]));
  for (const [turn, frame] of others.entries())
    expect(sharedWith(frame, first), paths[turn + 1]).toEqual(sharedWith(first, frame));
}

VARIANTS.forEach(({ locale, device }, turn) => {
  test.describe(`${locale} ${device}`, () => {
    test.use(TABS[device]);

    test(`EL-20 what is around the content has the same names and order on all pages (${locale}, ${device})`, async ({
      request,
    }) => {
      const pages = pagesOfVariant(turn).map(async ({ address }) =>
        addressOf(locale, await addressFor(request, address)),
      );
      await expectSameFrame(request, device, await Promise.all(pages));
    });
  });
});

test.describe('elder', () => {
  test.use({ storageState: elderState() });

  test('EL-20 what is around the content has the same names and order on all pages (zh, elder)', async ({
    request,
  }) => {
    const pages = elderPages('zh').map(({ address }) => addressFor(request, address));
    await expectSameFrame(request, 'phone', await Promise.all(pages));
  });
});
