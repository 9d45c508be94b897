import { seededRandom } from '../random/seeded';

export type Draft = { zh: ArticleText; en: ArticleText; displayTime: string };
type ArticleText = { title: string; excerpt: string; content: string };

const SUBJECTS: [string, string][] = [
  ['关于召开股东大会的公告', 'Notice of General Meeting'],
  ['季度经营情况', 'Quarterly Operating Data'],
  ['绿色债券承销项目落地', 'Green Bond Underwriting Completed'],
  ['投资者教育活动走进校园', 'Investor Education on Campus'],
  ['分红派息实施公告', 'Announcement on Dividend Payment'],
  ['金融科技创新应用上线', 'Fintech Application Launched'],
  ['公益助学项目启动', 'Scholarship Programme Begins'],
  ['服务实体经济融资案例', 'Financing the Real Economy'],
];
const FIRST_YEAR = 2015;
const YEARS = 11;

/** The article at an index of the endless generated series: always the same. */
export function draftAt(place: number): Draft {
  const random = seededRandom(`article ${place}`);
  const [zh, en] = SUBJECTS[Math.floor(random() * SUBJECTS.length)] ?? ['', ''];
  const number = place + 1;
  return {
    zh: textOf(`${zh}（第${number}号）`, {
      body: `本篇为第${number}号示例文章，用于检验较大数量下的列表与搜索。`,
      random,
    }),
    en: textOf(`${en} No. ${number}`, {
      body: `Sample article no. ${number}, made to test long lists and search.`,
      random,
    }),
    displayTime: timeOf(random),
  };
}

type Writing = { body: string; random: () => number };

function textOf(title: string, { body, random }: Writing): ArticleText {
  const paragraphs = Array.from({ length: 2 + Math.floor(random() * 4) }, () => `<p>${body.repeat(3)}</p>`);
  return { title, excerpt: body, content: paragraphs.join('\n') };
}

/** Within office hours of a day of these years. */
function timeOf(random: () => number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const day = `${FIRST_YEAR + Math.floor(random() * YEARS)}-${two(1 + random() * 12)}-${two(1 + random() * 28)}`;
  return `${day} ${two(8 + random() * 11)}:${two(random() * 60)}:${two(random() * 60)}`;
}
