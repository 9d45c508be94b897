import { definePage } from '@/app/define-page';
import { PressRoomView } from '@/components/press-room/press-room-view';
import { getPressRoom } from '@/lib/content/press-room';

const page = definePage({ path: '/pressroom', load: getPressRoom, View: PressRoomView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
