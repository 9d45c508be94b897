import { definePage } from '@/app/define-page';
import { TopicView } from '@/components/sustainability/topic-view';
import { getTopic } from '@/lib/content/sustainability';

const page = definePage({
  path: ({ topic = '' }) => `/sustainability/${topic}`,
  load: getTopic,
  View: TopicView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

export function generateStaticParams(): { topic: string }[] {
  return [];
}
