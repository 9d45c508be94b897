import type { DataTable } from '@/lib/model/data-table';
import type { Locale } from '@/lib/model/variant';
import { ArticleLink } from '../articles/article-link';
import { ArticleRow } from '../articles/article-row';
import { TableView } from '../investors/table-view';
import { Rows } from '../ui/rows';
import { summaryOf } from './models';
import { type Subject, sample } from './specimen';

const NEWS = sample('集团发布年度报告', 'Annual report published');
const POPUP = sample('休市安排', 'Market holidays');
const EXCERPT = sample('营业收入与净利润均较上年增长。', 'Revenue and profit rose over the year before.');
const TAG = sample('集团新闻', 'Group news');
const CAPTION = sample('主要股东', 'Principal shareholders');
const HOLDER = sample('示例控股有限公司', 'Example Holdings Ltd.');

const articles = (locale: Locale) => [
  summaryOf(NEWS(locale), { id: '1', tag: TAG(locale), excerpt: EXCERPT(locale) }),
  summaryOf(POPUP(locale), { id: '2', openWay: 'popup', excerpt: EXCERPT(locale) }),
];

const table = (locale: Locale): DataTable => ({
  name: 'holders',
  locale,
  asOf: '2025-03-31',
  sample: true,
  source: TAG(locale),
  columns: [
    { key: 'shareholderName', kind: 'text' },
    { key: 'shareQuantity', kind: 'number' },
    { key: 'sharePercentage', kind: 'number' },
  ],
  rows: [
    { shareholderName: HOLDER(locale), shareQuantity: '1234567890', sharePercentage: '21.35' },
    { shareholderName: `${HOLDER(locale)} II`, shareQuantity: '98765432', sharePercentage: '1.71' },
  ],
});

export const LISTS: Subject = {
  name: 'Rows and tables',
  specimens: [
    {
      name: 'Rows of ArticleRow',
      view: (locale) => (
        <Rows>
          {articles(locale).map((article) => (
            <ArticleRow key={article.id} article={article} locale={locale} heading="h3">
              <ArticleLink article={article} locale={locale} />
            </ArticleRow>
          ))}
        </Rows>
      ),
    },
    {
      name: 'TableView in a ScrollFrame',
      view: (locale) => <TableView table={table(locale)} caption={CAPTION(locale)} />,
    },
  ],
};
