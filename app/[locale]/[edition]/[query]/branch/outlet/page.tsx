import { definePage } from '@/app/define-page';
import { OutletView } from '@/components/outlets/outlet-view';
import { getOutletPage } from '@/lib/content/outlets/outlet-page';
import { outletNodes } from '@/lib/seo/graph/outlet';
import { outletHead } from '@/lib/seo/outlet-head';
import { OUTLET } from '@/lib/site/outlet-addresses';

const page = definePage({
  path: OUTLET,
  load: getOutletPage,
  head: outletHead,
  nodes: outletNodes,
  View: OutletView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
