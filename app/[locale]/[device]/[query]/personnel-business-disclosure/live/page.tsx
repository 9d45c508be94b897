import { definePage } from '@/app/define-page';
import type { PageDefinition } from '@/app/page-definition';
import { PageStatus } from '@/app/page-status';
import { PersonnelView } from '@/components/people/personnel-view';
import { searchPersonnel } from '@/lib/content/people/personnel-search';
import type { Personnel } from '@/lib/model/people';
import { personnelHead } from '@/lib/seo/disclosure-head';

/** What a person typed is asked for each time and stored nowhere; the middleware leads here (lib/site/routes.ts). */
export const dynamic = 'force-dynamic';

const View: PageDefinition<Personnel>['View'] = ({ data, context }) => (
  <>
    {data.content.kind === 'tooMany' && <PageStatus code={429} />}
    <PersonnelView data={data} context={context} />
  </>
);

const page = definePage({
  path: '/personnel-business-disclosure',
  load: searchPersonnel,
  head: personnelHead,
  View,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
