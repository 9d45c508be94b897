import type { Article } from '@/lib/model/articles';
import { articleNodes } from './articles';
import type { GraphSite } from './site';

const SITE = { locale: 'zh', siteUrl: 'https://example.com', url: 'https://example.com/d' } as GraphSite;
const file = (name: string, type = 'PDF') => ({ url: '/ows/files/a', name, type, size: '' });
const TEXTS = { title: '章程', excerpt: '', displayTime: '', updateTime: '', image: '', videos: [] };

test('DE-03 a document in structured data has the name that visitors read', () => {
  const attachments = [file('20250403.txt', 'TXT'), file('20250404.pdf'), file('费率表.pdf')];
  const [report] = articleNodes({ ...TEXTS, attachments } as unknown as Article, SITE);
  expect(report).toMatchObject({
    '@type': 'Report',
    hasPart: [{ name: '章程 (2)' }, { name: '费率表.pdf' }],
  });
});
