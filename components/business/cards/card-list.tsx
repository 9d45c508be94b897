import type { ComponentType } from 'react';
import type { CardTemplate } from '@/lib/model/article-facts';
import type { Edition } from '@/lib/model/variant';
import { AudienceRows } from './audience-rows';
import type { CardsProps } from './card-link';
import { CompactGrid } from './compact-grid';
import { FigureCards } from './figure-cards';
import { Mosaic } from './mosaic';
import { NumberedList } from './numbered-list';
import { PictureCards } from './picture-cards';
import { Spotlight } from './spotlight';
import { Steps } from './steps';

const DESIGNS: Readonly<Record<CardTemplate, ComponentType<CardsProps>>> = {
  1: PictureCards,
  2: NumberedList,
  3: Spotlight,
  4: Steps,
  5: FigureCards,
  6: Mosaic,
  7: AudienceRows,
  8: CompactGrid,
};

/** Templates with text on pictures: in the elder edition the picture is above the text (EL-06). */
const ON_PICTURES: readonly CardTemplate[] = [3, 6];

interface CardListProps extends CardsProps {
  template: CardTemplate;
  edition: Edition;
}

/** Cards in the template that the back office chose (BL-01). */
export function CardList({ template, edition, ...props }: CardListProps) {
  const isPlain = edition === 'elder' && ON_PICTURES.includes(template);
  const Design = isPlain ? PictureCards : DESIGNS[template];
  return (
    <div data-template={template}>
      <Design {...props} />
    </div>
  );
}
