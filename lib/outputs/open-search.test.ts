import type { SiteSettings } from '@/lib/model/site';
import { openSearchHref } from '@/lib/site/endpoints';
import { describeSearch, shortName } from './open-search';

const both = (text: string) => ({ zh: text, en: text });

test('SE-03 a short name has at most sixteen characters and whole words', () => {
  expect(shortName('海序证券集团')).toBe('海序证券集团');
  expect(shortName('Haixu Securities Group')).toBe('Haixu Securities');
  expect(shortName('一二三四五六七八九十一二三四五六七')).toBe('一二三四五六七八九十一二三四五六');
});

test('SE-03 names are text in the description, and each language has its own addresses', () => {
  const settings = { name: both(`A & <B> 'C"`) } as SiteSettings;
  const xml = describeSearch({ locale: 'en', siteUrl: 'https://www.example.com', settings });
  expect(xml).toContain('<ShortName>A &amp; &lt;B&gt; &apos;C&quot;</ShortName>');
  expect(xml).toContain('template="https://www.example.com/en/search?q={searchTerms}"');
  expect(xml).toContain('template="https://www.example.com/opensearch.json?lang=en&amp;q={searchTerms}"');
  expect(openSearchHref('zh')).toBe('/opensearch.xml?lang=cn');
  expect(xml).toContain('template="https://www.example.com/opensearch.xml?lang=en"');
  expect(xml).toContain('<Language>en</Language>');
  expect(shortName(settings.name.en).length).toBeLessThanOrEqual(16);
});
