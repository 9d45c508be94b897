import { definePage } from '@/app/define-page';
import { PersonnelView } from '@/components/people/personnel-view';
import { getPersonnel } from '@/lib/content/people/personnel';
import { personnelHead } from '@/lib/seo/disclosure-head';

const page = definePage({
  path: '/personnel-business-disclosure',
  load: (context) => getPersonnel(context),
  head: personnelHead,
  View: PersonnelView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
