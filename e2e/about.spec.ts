import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { readPage } from './support/html';
import { href } from './support/lines';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

for (const locale of LOCALES) {
  const words = WORDS[locale].about;
  const zh = locale === 'zh';

  test.pack(`AB-01 the parts of the page, in the HTML (${locale})`, async ({ request }) => {
    const page = await readPage(request, href(locale, '/about-us'));
    const titles = page.texts('h2');
    for (const part of [words.distribution, words.events, words.honors]) expect(titles).toContain(part);
    expect(titles.includes(words.culture), 'party building and culture').toBe(zh);
    for (const figure of ['17', '31', '44', '641']) expect(page.texts('dd')).toContain(figure);
    expect(page.text).toContain(zh ? 'MSCI ESG评级' : 'MSCI ESG rating');
    for (const grade of ['AAA', 'AA']) expect(page.texts('p')).toContain(grade);
    const events = page.texts('h3').join();
    for (const event of zh
      ? ['A股在上海证券交易所上市', '吸收合并澄远证券完成', '公司更名', '公司在上海成立']
      : ['A shares list on the Shanghai Stock Exchange', 'Merger with Chengyuan', 'Founded in Shanghai']) {
      expect(events).toContain(event);
    }
  });

  test.pack(
    `AB-01 map and table of the outlets, earlier events, and the ways on (${locale})`,
    async ({ page }) => {
      await page.goto(href(locale, '/about-us'));
      const map = page.getByRole('img', { name: zh ? /网点分布图/ : /Map of the provinces/ });
      await expect(map).toBeVisible();
      const rows = page.getByRole('table').last().getByRole('row');
      const counts = await rows.evaluateAll((all) =>
        all
          .slice(1)
          .map((row) =>
            [...row.querySelectorAll('td')].reduce((sum, cell) => sum + Number(cell.textContent), 0),
          ),
      );
      const sum = counts.reduce((all, one) => all + one, 0);
      await expect(map).toHaveAccessibleName(new RegExp(`${sum.toLocaleString('en')}`));
      await expect(page.getByText('1992', { exact: true })).toBeHidden();
      await page.getByText(words.earlier, { exact: true }).click();
      await expect(page.getByText('1992', { exact: true })).toBeVisible();
      const join = page
        .getByRole('region', { name: zh ? /加入我们/ : /Join us/ })
        .getByRole('link')
        .first();
      await expect(join).toHaveAttribute('href', 'https://join.haixu.example/');
      await page.getByRole('link', { name: words.welfareMore }).click();
      await arrived(page, /\/detail\?type=channel&id=130$/);
    },
  );
}
