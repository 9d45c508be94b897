import { expect, type Page, test } from '@playwright/test';
import { arrived } from './support/arrival';
import { alive, openForm, submit, summary, visitor } from './support/forms';
import { wake } from './support/wake';
import { fill, WORDS } from './support/words';

/** What a screen reader user is to hear of lists, charts and tools; pages are in screen-reader.spec.ts. */
const { zh } = WORDS;
const main = (page: Page) => page.getByRole('main');

test.use({ ...visitor(), contextOptions: { reducedMotion: 'reduce' } });

/** A text with placeholders as a pattern of the tree. */
const pattern = (text: string) => `/${text.replaceAll(/\{[^}]*\}/g, '.+')}/`;

test('IR-05 heard: announcements of a year', async ({ page }) => {
  const {
    investors: { announcements },
    listing,
  } = zh;
  await page.goto('/investor-relations/announcements');
  const newest = await main(page).getByRole('listitem').locator('time').first().getAttribute('datetime');
  const year = fill(listing.year, { year: newest?.slice(0, 4) ?? '' });
  await main(page).getByRole('link', { name: year, exact: true }).click();
  await arrived(page, /year=/);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading /.+/ [level=1]
      - navigation "${listing.years}":
        - list:
          - listitem:
            - link "${listing.allYears}"
      - paragraph: ${pattern(announcements.count)}
      - list:
        - listitem:
          - paragraph:
            - time: /\\d{4}年\\d{2}月\\d{2}日/
          - heading /.+/ [level=2]:
            - link /.+/
  `);
  const years = page.getByRole('navigation', { name: listing.years });
  await expect(years.locator('[aria-current]')).toHaveCount(1);
});

test('IR-02 heard: a chart as a sentence, and its table', async ({ page }) => {
  const { stock, table } = zh.investors;
  await page.goto('/investor-relations/stock-info?tab=ownership');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - navigation "${stock.tabs}":
        - list:
          - listitem:
            - link "${stock.caption.holders}"
      - heading "${stock.caption.ownership}" [level=2]
      - figure ${pattern(table.chartSummary)}:
        - img "${table.chart.ownership}"
      - region "${stock.caption.ownership}":
        - table "${stock.caption.ownership}":
          - caption: ${stock.caption.ownership}
          - rowgroup:
            - row:
              - columnheader "${table.columns.name}"
          - rowgroup:
            - row:
              - rowheader /.+/
              - cell /[\\d,.]+/
  `);
});

test('BR-02 heard: the finder with a chosen outlet', async ({ page }) => {
  const { outlets } = zh;
  await page.goto('/branch');
  await wake(page);
  const list = page.getByRole('list', { name: outlets.listLabel }).getByRole('listitem');
  const second = await list.nth(1).getByRole('heading').textContent();
  await list.nth(1).getByRole('button').click();
  await expect(list.first().getByRole('heading')).toHaveText(second ?? '');
  await expect(list.first()).toHaveAttribute('aria-current', 'true');
  const said = fill(outlets.chosen, { name: second ?? '' });
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
  await expect(list.first()).toMatchAriaSnapshot(`
    - listitem:
      - heading /.+/:
        - link /.+/
      - paragraph:
        - link /^${outlets.route}：.+/
        - link /^${outlets.otherMaps}：.+/
        - button /^${outlets.showOnMap}：.+/
  `);
});

test('CU-10 heard: the report form with errors', async ({ page }) => {
  const { forms } = zh;
  await openForm(page, 'report');
  await alive(page);
  await submit(page).click();
  await expect(summary(page)).toMatchAriaSnapshot(`
    - alert:
      - heading ${pattern(forms.summary)} [level=2]
      - list:
        - listitem:
          - link /.+/
  `);
  const carrier = page.getByRole('combobox', { name: forms.report.fields.carrier });
  await expect(carrier).toHaveAttribute('aria-invalid', 'true');
  await expect(carrier).toHaveAccessibleDescription(/.+/);
});

test('SE-03 heard: search results', async ({ page }) => {
  const { search } = zh;
  await page.goto('/search?q=2025');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "${search.title}" [level=1]
      - search:
        - searchbox "${search.label}": "2025"
        - button "${search.submit}"
        - group "${search.filters}":
          - combobox "${search.type}"
          - combobox "${search.year}"
          - button "${search.apply}"
      - status: ${pattern(fill(search.count.replace(', number', ''), { query: '2025' }))}
      - region "${search.results}":
        - heading "${search.results}" [level=2]
        - list:
          - listitem:
            - heading /.+/ [level=3]:
              - link /.+/
  `);
});
