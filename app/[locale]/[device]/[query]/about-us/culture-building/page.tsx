import { definePage } from '@/app/define-page';
import { CultureView } from '@/components/content/culture-view';
import { getListing } from '@/lib/content/channel';

const page = definePage({
  path: '/about-us/culture-building',
  load: (context) => getListing(context),
  View: CultureView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
