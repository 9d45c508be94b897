import { definePage } from '@/app/define-page';
import { VerificationView } from '@/components/verification/verification-view';
import { getVerificationPage } from '@/lib/submissions/verification/page';

/** May contain the visitor's own input: rendered per request, not stored. */
export const dynamic = 'force-dynamic';

const page = definePage({
  path: '/verify',
  load: getVerificationPage,
  head: ({ head }) => head,
  View: VerificationView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
