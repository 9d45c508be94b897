import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { readPage } from './support/html';
import { href, pathHref } from './support/lines';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const TOPICS = ['environmental', 'governance', 'keep-striving', 'social', 'sustainable-finance'];

for (const locale of LOCALES) {
  const words = WORDS[locale].sustainability;

  test.pack(
    `SU-01 report, news, policies, two badges and four sections (${locale})`,
    async ({ page, context }) => {
      await page.goto(href(locale, '/sustainability'));
      const badges = page.getByRole('region', { name: words.hardWorking }).getByRole('listitem');
      await expect(badges).toHaveText([/^AAA.*MSCI/, /^AA(?!A)/]);
      const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      expect(sections.slice(-4)).toEqual(
        locale === 'zh'
          ? ['可持续金融', '环境责任', '社会责任', '治理责任']
          : ['Sustainable finance', 'Environment', 'Society', 'Governance'],
      );
      for (const link of await page.getByRole('main').getByRole('link').all()) {
        await expect(link).toHaveAttribute('target', '_blank');
      }
      const opened = context.waitForEvent('page');
      const link = page.getByRole('link', { name: words.policy });
      await link.click();
      const policy = await opened;
      await arrived(policy, (await link.getAttribute('href')) ?? 'no address');
      await expect(policy.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await policy.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(6);
    },
  );

  test(`SU-02 every topic has its text and leads to the others (${locale})`, async ({ request }) => {
    for (const topic of TOPICS) {
      const page = await readPage(request, pathHref(locale, `/sustainability/${topic}`));
      expect(page.status, topic).toBe(200);
      expect(page.texts('h1'), topic).toHaveLength(1);
      expect(page.texts('h2').length, `sections of ${topic}`).toBeGreaterThanOrEqual(3);
      expect(page.texts('h2'), topic).toContain(words.others);
    }
  });

  test.pack(
    `SU-02 ESG news and reports: the newest in large, then pages of five (${locale})`,
    async ({ page, context }) => {
      for (const list of ['esg-news', 'esg-report']) {
        await page.goto(pathHref(locale, `/sustainability/${list}`));
        const featured = page.getByRole('region', { name: WORDS[locale].pressRoom.featured });
        const rows = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 2 }) });
        await expect(featured.getByRole('link')).toHaveAttribute('target', '_blank');
        await expect(rows).toHaveCount(4);
        await page.getByRole('link', { name: WORDS[locale].paginator.next }).click();
        await arrived(page, new RegExp(`/${list}\\?page=2$`));
        await expect(featured).toHaveCount(0);
        await expect(rows.first()).toBeVisible();
      }
      const opened = context.waitForEvent('page');
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await arrived(await opened, /\/detail\?type=news&id=12\d\d$/);
    },
  );
}

test('SU-02 past the end of a list there is no page', async ({ request }) => {
  expect((await readPage(request, '/sustainability/esg-report?page=99')).status).toBe(404);
});
