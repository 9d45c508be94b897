import { definePage } from '@/app/define-page';
import { CompanyView } from '@/components/outlets/company-view';
import { getBranchCompany } from '@/lib/content/outlets/company';
import { COMPANY } from '@/lib/outlets/addresses';
import { companyThings } from '@/lib/seo/graph/outlet';
import { companyHead } from '@/lib/seo/outlet-head';

const page = definePage({
  path: COMPANY,
  load: getBranchCompany,
  head: companyHead,
  things: companyThings,
  View: CompanyView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
