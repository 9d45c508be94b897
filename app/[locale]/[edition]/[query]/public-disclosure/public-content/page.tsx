import { definePage } from '@/app/define-page';
import { HubView } from '@/components/disclosure/hub-view';
import { getDisclosureHub } from '@/lib/content/disclosure/disclosure';
import { hubHead } from '@/lib/seo/disclosure-head';

const page = definePage({
  path: '/public-disclosure/public-content',
  load: getDisclosureHub,
  head: hubHead,
  View: HubView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
