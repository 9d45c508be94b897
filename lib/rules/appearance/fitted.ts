import { cutToWidth, textWidth } from '@/lib/base/text-width';
import type { FittedText } from '@/lib/model/appearance';
import type { Room } from './rooms';

/** A text cut to its room, less the width of the text before it. */
export function fitted(text: string, { px, room }: Room, before = ''): FittedText {
  const left = Math.floor(room - textWidth(before, px));
  return { text: cutToWidth(text, px, left), width: Math.ceil(textWidth(text, px)), room: left };
}
