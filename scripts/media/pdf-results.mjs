import { enChapters, zhChapters } from './pdf-chapters.mjs';

const author = { zh: '海序证券集团', en: 'Haixu Securities Group' };

/** Name of the file, title and period in both languages. */
const reports = [
  [
    'annual-report-2025',
    '2025年年度报告',
    'Annual Report 2025',
    '截至2025年12月31日止年度',
    'For the year ended 31 December 2025',
  ],
  [
    'annual-report-2024',
    '2024年年度报告',
    'Annual Report 2024',
    '截至2024年12月31日止年度',
    'For the year ended 31 December 2024',
  ],
  [
    'interim-report-2024',
    '2024年半年度报告',
    'Interim Report 2024',
    '截至2024年6月30日止六个月',
    'For the six months ended 30 June 2024',
  ],
  [
    'q3-report-2024',
    '2024年第三季度报告',
    'Third Quarter Report 2024',
    '截至2024年9月30日止九个月',
    'For the nine months ended 30 September 2024',
  ],
  [
    'q1-report-2025',
    '2025年第一季度报告',
    'First Quarter Report 2025',
    '截至2025年3月31日止三个月',
    'For the three months ended 31 March 2025',
  ],
];

export const results = reports.flatMap(([file, zh, en, zhFor, enFor]) => [
  {
    file: `${file}.zh.pdf`,
    lang: 'zh',
    author: author.zh,
    title: zh,
    subject: zhFor,
    chapters: zhChapters(file),
  },
  {
    file: `${file}.en.pdf`,
    lang: 'en',
    author: author.en,
    title: en,
    subject: enFor,
    chapters: enChapters(file),
  },
]);
