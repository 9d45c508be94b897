import { cutToWidth } from '@/lib/base/text-width';
import type { PageTexts, SharedLink } from '@/lib/model/appearance';
import { draftCard } from '@/lib/site/preview';
import { hostOf } from './host';
import { CARD_ROOMS, type Room } from './rooms';

const cut = (text: string, { px, room }: Room): string => cutToWidth(text, px, room);

/** The address at which editors see a picture: the public address of a draft's card answers 404. */
const seenByEditors = (image: string | null): string | null => image && (draftCard(image) ?? image);

/** A link to a page in the two forms in which chat apps and social networks show it. */
export function sharedLinks({ title, description, canonical, image }: PageTexts): SharedLink[] {
  return (['wide', 'small'] as const).map((form) => ({
    form,
    title: cut(title, CARD_ROOMS[form].title),
    description: cut(description, CARD_ROOMS[form].description),
    host: hostOf(canonical),
    image: seenByEditors(image),
  }));
}
