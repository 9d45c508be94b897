import { definePage } from '@/app/define-page';
import { CompanyView } from '@/components/outlets/company-view';
import { getBranchCompany } from '@/lib/content/outlets/company';
import { companyNodes } from '@/lib/seo/graph/outlet';
import { companyHead } from '@/lib/seo/outlet-head';
import { COMPANY } from '@/lib/site/outlet-addresses';

const page = definePage({
  path: COMPANY,
  load: getBranchCompany,
  head: companyHead,
  nodes: companyNodes,
  View: CompanyView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
