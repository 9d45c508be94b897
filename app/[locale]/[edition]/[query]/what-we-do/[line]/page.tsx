import { definePage } from '@/app/define-page';
import { LineView } from '@/components/business/line-view';
import { getBusinessLine } from '@/lib/content/business/business';

const page = definePage({
  path: ({ line = '' }) => `/what-we-do/${line}`,
  load: getBusinessLine,
  View: LineView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

export function generateStaticParams(): { line: string }[] {
  return [];
}
