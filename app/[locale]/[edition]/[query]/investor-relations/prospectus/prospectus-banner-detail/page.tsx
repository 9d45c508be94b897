import { definePage } from '@/app/define-page';
import { ProspectusGroupsView } from '@/components/investors/prospectus-view';
import { getProspectusGroups } from '@/lib/content/investors/prospectus';

const page = definePage({
  path: '/investor-relations/prospectus/prospectus-banner-detail',
  load: getProspectusGroups,
  View: ProspectusGroupsView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
