import { expect } from '@playwright/test';
import { firstNews } from './support/found';
import { pathOf, readPage } from './support/html';
import { test } from './support/test';
import { LOCALES } from './support/words';

const PNG = [0x89, 0x50, 0x4e, 0x47];

for (const locale of LOCALES) {
  test(`the pages that are shared most have their pictures (${locale})`, async ({ request }) => {
    const prefix = locale === 'en' ? '/en' : '';
    for (const path of ['/', '/pressroom', await firstNews(request)]) {
      const page = await readPage(request, path === '/' ? prefix || '/' : prefix + path);
      const picture = await request.get(pathOf(page.property('og:image')) ?? '');
      expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/png']);
      expect([...(await picture.body()).subarray(0, 4)]).toEqual(PNG);
    }
  });
}
