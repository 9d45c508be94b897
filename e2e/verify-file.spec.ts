import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { archiveFileHref, fileCheckHref } from '@/lib/site/endpoints';
import { arrived } from './support/arrival';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { visitor } from './support/forms';
import { readPage } from './support/html';
import { href } from './support/lines';
import { expectHighTargets } from './support/targets';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const SECRET = 'what nobody but the visitor may read';
const UNKNOWN = { name: 'secret-name.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SECRET) };
const SHA = createHash('sha256').update(SECRET).digest('hex');

test.use(visitor());

/** All that leaves the device from now on: addresses and bodies. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  return sent;
}

for (const locale of LOCALES) {
  const words = WORDS[locale].fileCheck;
  const verify = href(locale, '/verify');
  const answerOf = (page: Page) => page.getByRole('region', { name: words.answer });
  const section = (page: Page) => page.getByRole('region', { name: words.title });

  test(`AR-04 nothing but the hash leaves the device, and an unknown document is not called forged (${locale})`, async ({
    page,
  }) => {
    await page.goto(verify);
    const sent = sentBy(page);
    await page.getByLabel(words.choose).hover();
    await page.getByLabel(words.choose).setInputFiles(UNKNOWN);
    const answer = section(page).getByRole('status').getByRole('region', { name: words.answer });
    await expect(answer).toContainText(words.outcomes.unknown);
    await expect(answer).toContainText(SHA);
    const posts = sent.filter((one) => one.startsWith('POST'));
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatch(new RegExp(`${fileCheckHref(locale)} \\{"sha256":"${SHA}"\\}$`));
    for (const one of sent) expect(one).not.toMatch(/nobody but the visitor|secret-name/);
    for (const one of sent) expect(one.split(' ')[1]).not.toContain(SHA);
    await expectAccessible(page);
  });

  test(`AR-04 a document is dropped onto the field (${locale})`, async ({ page }, info) => {
    const file = info.outputPath('dropped.pdf');
    await writeFile(file, SECRET);
    await page.goto(verify);
    const field = page.getByLabel(words.choose);
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error('the field is not shown');
    const client = await page.context().newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height - 4 };
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', { type, ...at, data });
    await expect(answerOf(page)).toContainText(SHA);
    expect(new URL(page.url()).pathname).toBe(verify);
  });

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ ...PHONE, javaScriptEnabled: false });

    test(`AR-04 a pasted hash is answered by a plain form and is in no address (${locale})`, async ({
      page,
      request,
    }) => {
      await page.goto(verify);
      const typed = `${SHA.toUpperCase().replace(/(.{8})/g, '$1 ')}`;
      await page.getByLabel(words.field).fill(typed);
      await page.getByRole('button', { name: words.submit }).click();
      await arrived(page, `${verify}#answer`);
      await expect(answerOf(page)).toContainText(words.outcomes.unknown);
      await expect(answerOf(page)).toContainText(SHA);
      await expect(page.getByLabel(words.field)).toHaveValue('');
      await expectHighTargets(page);
      expect((await readPage(request, verify)).text).not.toContain(SHA);
    });

    test(`AR-04 what is no hash is said to be none (${locale})`, async ({ page }) => {
      await page.goto(verify);
      await page.getByLabel(words.field).fill('document.pdf');
      await page.getByRole('button', { name: words.submit }).click();
      await arrived(page, `${verify}#answer`);
      await expect(answerOf(page)).toContainText(words.outcomes.badHash);
    });
  });

  test.pack(
    `AR-04 a recorded document is ours, unchanged, and leads to its record (${locale})`,
    async ({ page, request }) => {
      const archive = await (await request.get(archiveFileHref(locale, 'json'))).text();
      const file = /\/ows\/files\/[^"\\\s]+\.pdf/.exec(archive)?.[0];
      if (!file) throw new Error('the archive names no PDF of this site');
      const buffer = await (await request.get(file)).body();
      await page.goto(verify);
      await page.getByLabel(words.choose).hover();
      await page
        .getByLabel(words.choose)
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
      await expect(answerOf(page)).toContainText(words.outcomes.current);
      await answerOf(page).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/investor-relations\/archive\/filing\?id=\d+$/);
    },
  );
}

test('AR-04 other sites cannot ask', async ({ request }) => {
  const answer = await request.post(fileCheckHref('zh'), {
    data: { sha256: SHA },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status()).toBe(403);
});
