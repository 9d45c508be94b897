import { definePage } from '@/app/define-page';
import { PressRoomView } from '@/components/press-room/press-room-view';
import { getPressRoom } from '@/lib/content/press-room';
import { leadListNodes } from '@/lib/seo/graph/page-nodes';
import { pressRoomHead } from '@/lib/seo/list-head';

const page = definePage({
  path: '/pressroom',
  load: getPressRoom,
  head: pressRoomHead,
  nodes: leadListNodes,
  View: PressRoomView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
