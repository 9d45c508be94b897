import { definePage } from '@/app/define-page';
import { ReceiptView } from '@/components/forms/receipt-view';
import { getReceiptPage } from '@/lib/submissions/forms/form-page';

/** Contains what one visitor sent: rendered for that visitor only. */
export const dynamic = 'force-dynamic';

const page = definePage({
  path: '/report-fraud/receipt',
  load: ({ locale }) => getReceiptPage('report', locale),
  head: ({ title }) => ({ title }),
  View: ReceiptView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
