import { definePage } from '@/app/define-page';
import { GovernanceView } from '@/components/investors/governance-view';
import { getGovernance } from '@/lib/content/investors/governance';

const page = definePage({
  path: '/investor-relations/governance',
  load: getGovernance,
  View: GovernanceView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
