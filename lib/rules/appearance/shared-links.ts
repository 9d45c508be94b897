import { cutToWidth } from '@/lib/base/text-width';
import type { PageTexts, SharedLink } from '@/lib/model/appearance';
import { PREVIEW_PREFIX } from '@/lib/site/routes';
import { hostOf } from './host';
import { CARD_ROOMS, type Room } from './rooms';

const cut = (text: string, { px, room }: Room): string => cutToWidth(text, px, room);

/** Pictures that the site renders of articles and pages (cardHref). */
const CARDS = '/og/';

/** Where an editor sees a picture before it is published: those of the site, whose public address would answer 404. */
function seenByEditors(image: string | null): string | null {
  if (!image || !URL.canParse(image)) return image;
  const { pathname } = new URL(image);
  return pathname.startsWith(CARDS) ? `${PREVIEW_PREFIX}/card/${pathname.slice(CARDS.length)}` : image;
}

/** A link to a page in the two forms that chat apps and social networks have for it. */
export function sharedLinks({ title, description, canonical, image }: PageTexts): SharedLink[] {
  return (['wide', 'small'] as const).map((form) => ({
    form,
    title: cut(title, CARD_ROOMS[form].title),
    description: cut(description, CARD_ROOMS[form].description),
    host: hostOf(canonical),
    image: seenByEditors(image),
  }));
}
