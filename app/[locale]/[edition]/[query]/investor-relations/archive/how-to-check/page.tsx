import { definePage } from '@/app/define-page';
import { HowToCheckView } from '@/components/record/how-to-check-view';
import { getHowToCheck } from '@/lib/content/record/how-to-check';
import { howToCheckHead } from '@/lib/seo/record-head';

const page = definePage({
  path: '/investor-relations/archive/how-to-check',
  load: getHowToCheck,
  head: howToCheckHead,
  View: HowToCheckView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
