import { definePage } from '@/app/define-page';
import { PeopleView } from '@/components/people/people-view';
import { getPeople } from '@/lib/content/people/people';
import { peopleHead } from '@/lib/seo/disclosure-head';

const page = definePage({
  path: '/personnel-business-disclosure',
  load: (context) => getPeople(context),
  head: peopleHead,
  View: PeopleView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
