import { definePage } from '@/app/define-page';
import { FormView } from '@/components/forms/form-view';
import { getFormPage } from '@/lib/submissions/forms/form-page';

/** Contains a captcha and the visitor's own input: rendered per request, not stored. */
export const dynamic = 'force-dynamic';

const page = definePage({
  path: '/online-complaints',
  load: (context) => getFormPage('complaint', context),
  View: FormView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
