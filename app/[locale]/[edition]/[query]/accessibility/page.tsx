import { definePage } from '@/app/define-page';
import { AccessibilityView } from '@/components/accessibility/accessibility-view';
import { accessibilityHead, getAccessibility } from '@/lib/content/site/accessibility';

const page = definePage({
  path: '/accessibility',
  load: getAccessibility,
  head: accessibilityHead,
  View: AccessibilityView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
