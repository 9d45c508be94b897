import { Breadcrumbs } from '../layout/breadcrumbs';
import { Cover } from '../ui/cover';
import { Hero } from '../ui/hero';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';
import { contextOf } from './models';
import { type Subject, sample } from './specimen';

const HOME = sample('首页', 'Home');
const TITLE = sample('投资者关系', 'Investor relations');
const TEXT = sample('业绩、公告与治理，一处尽览。', 'Results, announcements and governance in one place.');
const KICKER = sample('集团业务', 'What we do');
const PICTURE = '/brand/waves.svg';

export const HEADERS: Subject = {
  name: 'Heroes and headings',
  specimens: [
    {
      name: 'Hero',
      view: (locale) => (
        <Hero
          title={TITLE(locale)}
          text={TEXT(locale)}
          kicker={KICKER(locale)}
          image={PICTURE}
          context={contextOf('/')}
        />
      ),
    },
    {
      name: 'PageHead',
      view: (locale) => <PageHead title={TITLE(locale)} text={TEXT(locale)} watermark="INVESTORS" />,
    },
    {
      name: 'Section',
      view: (locale) => (
        <Section title={TITLE(locale)} watermark="INVESTORS" action={<a href="#headers">{KICKER(locale)}</a>}>
          <p>{TEXT(locale)}</p>
        </Section>
      ),
    },
    {
      name: 'Breadcrumbs',
      view: (locale) => (
        <Breadcrumbs
          locale={locale}
          crumbs={[
            { label: HOME(locale), path: '/' },
            { label: TITLE(locale), path: '/investor-relations' },
          ]}
        />
      ),
    },
    { name: 'Cover', view: () => <Cover src={PICTURE} sizes="100vw" /> },
  ],
};
