import { definePage } from '@/app/define-page';
import { InvestorHomeView } from '@/components/investors/investor-home-view';
import { getInvestorHome } from '@/lib/content/investors/investor-home';

const page = definePage({ path: '/investor-relations', load: getInvestorHome, View: InvestorHomeView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
