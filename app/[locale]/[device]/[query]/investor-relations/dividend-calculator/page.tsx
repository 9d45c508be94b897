import { definePage } from '@/app/define-page';
import { CalculatorView } from '@/components/investors/calculator-view';
import { getCalculatorPage, toolHead } from '@/lib/content/investors/tool-pages';

/** Questions are without number: an answer is made for each visit and never kept. */
export const dynamic = 'force-dynamic';

const page = definePage({
  path: '/investor-relations/dividend-calculator',
  load: getCalculatorPage,
  head: toolHead,
  View: CalculatorView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
