import { definePage } from '@/app/define-page';
import { VerifyView } from '@/components/verify/verify-view';
import { getVerifyPage } from '@/lib/submissions/verification/page';

/** It may hold what a person asked: drawn for each visit, kept nowhere. */
export const dynamic = 'force-dynamic';

const page = definePage({
  path: '/verify',
  load: getVerifyPage,
  head: ({ title }) => ({ title }),
  View: VerifyView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
