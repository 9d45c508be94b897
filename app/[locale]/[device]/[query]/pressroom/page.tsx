import { definePage } from '@/app/define-page';
import { PressRoomView } from '@/components/press-room/press-room-view';
import { getPressRoom } from '@/lib/content/press-room';
import { pressRoomThings } from '@/lib/seo/graph/things';

const page = definePage({
  path: '/pressroom',
  load: getPressRoom,
  things: pressRoomThings,
  View: PressRoomView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
