import { definePage } from '@/app/define-page';
import { VerificationView } from '@/components/verification/verification-view';
import { getVerificationPage } from '@/lib/submissions/verification/page';

/** It may hold what a person asked: drawn for each visit, kept nowhere. */
export const dynamic = 'force-dynamic';

const page = definePage({
  path: '/verify',
  load: getVerificationPage,
  head: ({ title }) => ({ title }),
  View: VerificationView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
