import { definePage } from '@/app/define-page';
import { OutletView } from '@/components/outlets/outlet-view';
import { getOutletPage } from '@/lib/content/outlets/outlet-page';
import { OUTLET } from '@/lib/outlets/addresses';
import { outletThings } from '@/lib/seo/graph/outlet';
import { outletHead } from '@/lib/seo/outlet-head';

const page = definePage({
  path: OUTLET,
  load: getOutletPage,
  head: outletHead,
  things: outletThings,
  View: OutletView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
