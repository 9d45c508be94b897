import { screen, within } from '@testing-library/react';
import { FIGURES } from '@/lib/base/constants';
import { type About, FIGURE_LINKS } from '@/lib/model/about';
import type { Locale } from '@/lib/model/variant';
import { articleOf, contextOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { AboutView } from './about-view';
import { byYear } from './timeline';

const EMPTY: About = {
  pages: FIGURE_LINKS,
  figures: FIGURES,
  title: '关于我们',
  intro: '介绍',
  overview: null,
  leader: null,
  events: [],
  honors: [],
  ratings: [],
  distribution: [],
  mapApproval: '',
  party: null,
  culture: [],
  welfare: null,
  joinUs: null,
};

function about(more: Partial<About> = {}, locale: Locale = 'zh') {
  return renderView(
    <AboutView data={{ ...EMPTY, ...more }} context={contextOf('/about-us', { locale })} />,
    locale,
  );
}

const event = (id: string, displayTime: string) =>
  summaryOf(`事${id}`, { id, displayTime, openWay: 'display' });

test('AB-01 with nothing but the menu the page has its title and the five figures, and no empty blocks', () => {
  const { container } = about();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('关于我们');
  expect(container.querySelectorAll('dl > div')).toHaveLength(5);
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual(['网点分布']);
  expect(screen.getByText('各省网点数量暂时无法显示。')).toBeTruthy();
});

test('AB-01 overview with its text, and the letter of the leadership', () => {
  about({ overview: articleOf('公司概况', '<p>成立于1992年</p>'), leader: summaryOf('致辞', { id: '9' }) });
  expect(screen.getByText('成立于1992年')).toBeTruthy();
  const letter = within(screen.getByRole('complementary', { name: '领导致辞' }));
  expect(letter.getByRole('link').getAttribute('href')).toBe('/detail?type=channel&id=9');
});

test('AB-01 events stand by year, newest first, the earlier ones folded in', () => {
  const events = Array.from({ length: 7 }, (_, at) => event(String(at), `${2010 + at}-03-01 09:00:00`));
  const { container } = about({ events });
  const open = [...container.querySelectorAll('ol')].map((list) =>
    [...list.children].map((year) => year.firstElementChild?.textContent),
  );
  expect(open).toEqual([
    ['2016', '2015', '2014', '2013', '2012'],
    ['2011', '2010'],
  ]);
  expect(container.querySelector('details')?.open).toBe(false);
});

test.each([
  [
    ['2025-01-01', '2025-02-01', '1992-01-01'],
    ['2025', '1992'],
  ],
  [
    ['近期', '2025-01-01'],
    ['2025', ''],
  ],
  [[''], ['']],
  [[], []],
])('AB-01 dates %j make years %j', (dates, years) => {
  expect(byYear(dates.map((date, at) => event(String(at), date))).map(({ year }) => year)).toEqual(years);
});

test('AB-01 the map is described in a sentence, and its numbers are in a table with links to the outlets', () => {
  const { container } = about({
    distribution: [
      { code: 'guangdong', branches: 3, offices: 60 },
      { code: 'xizang', branches: 0, offices: 1 },
    ],
  });
  expect(screen.getByRole('img', { name: /2个省级行政区共64家网点/ })).toBeTruthy();
  const steps = ['guangdong', 'xizang', 'beijing'].map((code) =>
    container.querySelector(`[data-province="${code}"]`)?.getAttribute('data-step'),
  );
  expect(steps).toEqual(['4', '1', '0']);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((one) => one.textContent)).toEqual(['省级行政区分公司营业部', '广东省360', '西藏自治区01']);
});

test('AB-01 ratings are text with grade, source and date; honors follow by date', () => {
  about({
    ratings: [{ name: 'MSCI ESG评级', grade: 'AAA', source: 'MSCI', date: '2025-09-18', href: '' }],
    honors: [summaryOf('奖', { openWay: 'display' })],
  });
  const part = within(screen.getByRole('region', { name: '评级与荣誉' }));
  for (const text of ['AAA', 'MSCI ESG评级', '来源：MSCI', '2025年09月18日', '奖']) {
    expect(part.getByText(text)).toBeTruthy();
  }
});

test('AB-01 party building, culture, public welfare and join us', () => {
  about({
    party: summaryOf('党建', { id: '5' }),
    culture: [summaryOf('文化', { id: '6' })],
    welfare: summaryOf('公益', { id: '7' }),
    joinUs: {
      title: '招聘',
      text: '',
      image: '',
      page: '',
      href: 'https://join.example/',
      label: '招聘官网',
    },
  });
  const culture = within(screen.getByRole('region', { name: '党建与文化' }));
  expect(culture.getByRole('link', { name: '全部文化动态' }).getAttribute('href')).toBe(
    '/about-us/culture-building',
  );
  expect(culture.getByRole('link', { name: '文化' }).getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: '了解公益项目' }).getAttribute('href')).toBe(
    '/detail?type=channel&id=7',
  );
  expect(screen.getByRole('link', { name: '招聘官网' }).getAttribute('href')).toBe('https://join.example/');
});

const DISTRIBUTION: About['distribution'] = [{ code: 'shanghai', branches: 1, offices: 52 }];

test('AB-01 every province is in the map and its tone in the legend; the approval number only where it is set', () => {
  const { container, unmount } = about({ distribution: DISTRIBUTION });
  const legend = screen.getByRole('list', { name: '各省网点数量' });
  expect([...legend.children].map((one) => one.textContent)).toEqual([
    '无网点',
    '1至9家',
    '10至19家',
    '20至39家',
    '40家及以上',
  ]);
  const stepOf = (code: string) =>
    container.querySelector(`[data-province="${code}"]`)?.getAttribute('data-step');
  expect([stepOf('shanghai'), stepOf('taiwan'), stepOf('seas')]).toEqual(['4', '0', '0']);
  expect(screen.queryByText(/审图号/)).toBeNull();
  unmount();
  about({ distribution: DISTRIBUTION, mapApproval: 'GS（2026）0001号' });
  expect(screen.getAllByText('审图号：GS（2026）0001号')).toHaveLength(2);
});
