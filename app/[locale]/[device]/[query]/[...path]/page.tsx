import { definePage } from '@/app/define-page';
import { GenericPage } from '@/components/content/generic-page';
import { getGeneric } from '@/lib/content/generic';

/** /{product} pages, and pages of the route table whose own form is still to come. */
const page = definePage({
  path: ({ path = [] }) => `/${path.join('/')}`,
  load: getGeneric,
  View: GenericPage,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

export function generateStaticParams(): { path: string[] }[] {
  return [];
}
