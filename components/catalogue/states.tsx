import { MissingView } from '../layout/missing-view';
import { OutageView } from '../layout/outage-view';
import { CutNote } from '../ui/cut-note';
import { EmptyState } from '../ui/empty-state';
import { itemOf } from './models';
import { type Subject, sample } from './specimen';

const NOTHING = sample('暂无公告', 'No announcements');
const NEXT = sample('请选择其他年份。', 'Choose another year.');
const ABOUT = sample('关于我们', 'About us');

export const STATES: Subject = {
  name: 'Empty and error states',
  specimens: [
    {
      name: 'EmptyState',
      view: (locale) => (
        <EmptyState title={NOTHING(locale)}>
          <p>{NEXT(locale)}</p>
        </EmptyState>
      ),
    },
    { name: 'CutNote', view: () => <CutNote cut={{ shown: 500, total: 2315 }} /> },
    {
      name: 'MissingView (404)',
      view: (locale) => (
        <MissingView locale={locale} near="/about-us" pages={[itemOf(ABOUT(locale), '/about-us')]} />
      ),
    },
    {
      name: 'MissingView (404), not in English',
      view: (locale) => <MissingView locale={locale} chinese="/detail?id=7" />,
    },
    { name: 'OutageView (503)', view: (locale) => <OutageView locale={locale} hotline="95521" /> },
  ],
};
