import { definePage } from '@/app/define-page';
import type { PageDefinition } from '@/app/page-definition';
import { PageStatus } from '@/app/page-status';
import { FuyiView } from '@/components/software/fuyi-view';
import { getFuyi } from '@/lib/content/software';
import type { FuyiDownload } from '@/lib/model/software';
import { softwareNode } from '@/lib/seo/graph/company';

/** A 404 with its own text (DL-02). */
const View: PageDefinition<FuyiDownload>['View'] = ({ data, context }) => (
  <>
    {!data.item && <PageStatus code={404} />}
    <FuyiView data={data} context={context} />
  </>
);

const page = definePage({
  path: '/fuyi-download',
  load: getFuyi,
  head: ({ item }) => ({ noindex: !item }),
  nodes: ({ item }, site) => (item ? [softwareNode(item, site)] : []),
  View,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
