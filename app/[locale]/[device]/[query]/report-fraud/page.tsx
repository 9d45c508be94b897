import { definePage } from '@/app/define-page';
import { FormView } from '@/components/forms/form-view';
import { getFormPage } from '@/lib/submissions/forms/form-page';

/** It holds a captcha, and what a person typed: drawn for each visit, kept nowhere. */
export const dynamic = 'force-dynamic';

const page = definePage({
  path: '/report-fraud',
  load: (context) => getFormPage('report', context),
  View: FormView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
