import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { renderCard } from './card';

jest.mock('@/lib/runtime/env', () => ({
  env: () => ({
    siteUrl: 'https://site.example',
    settings: { logoOnDark: { zh: '/brand/logo-zh-light.svg', en: '/brand/logo-en-light.svg' } },
  }),
}));

test.each([
  ['zh', '海序证券发布2025年半度业绩，拟每10股派现金红利1.50元（含税）', '公司新闻'],
  ['en', 'Interim results for 2025: dividend of CNY 1.50 per ten shares proposed', 'News'],
  ['zh', `很长${'长'.repeat(300)}`, ''],
] as const)('a card in %s is a picture of the size that networks want: %s', async (locale, title, above) => {
  const picture = await renderCard({ locale, title, above });
  if (process.env.CARD_FOLDER)
    writeFileSync(`${process.env.CARD_FOLDER}/${locale}-${title.length}.png`, picture);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('characters that no face has, and markup, are rendered without any request', async () => {
  const requests = jest.spyOn(globalThis, 'fetch');
  await renderCard({ locale: 'zh', title: '𠮷😀 <script>alert(1)</script> ไทย', above: '<b>&' });
  expect(requests).not.toHaveBeenCalled();
});
