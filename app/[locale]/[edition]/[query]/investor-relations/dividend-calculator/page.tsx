import { definePage } from '@/app/define-page';
import { CalculatorView } from '@/components/investors/calculator-view';
import { getCalculatorPage, toolHead } from '@/lib/content/investors/tool-pages';

/** The number of possible queries is unlimited: answers are rendered per request and not stored. */
export const dynamic = 'force-dynamic';

const page = definePage({
  path: '/investor-relations/dividend-calculator',
  load: getCalculatorPage,
  head: toolHead,
  View: CalculatorView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
