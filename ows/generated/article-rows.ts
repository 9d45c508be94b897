import type { articles } from '../store/schema';
import { type Draft, draftAt } from './article-texts';
import type { Shape } from './shapes';

type ArticleRow = typeof articles.$inferInsert;

/** Far above the ids of any pack. */
export const FIRST_GENERATED_ID = 10_000_000;

/** Every generated article is Chinese; every fourth has an English version, too. */
export function rowsAt(place: number, shapes: Shape[]): ArticleRow[] {
  const shape = shapes[place % shapes.length];
  if (!shape) return [];
  const draft = draftAt(place);
  const chinese = rowOf(draft, { shape, place, language: 'zh' });
  return place % 4 ? [chinese] : [chinese, rowOf(draft, { shape, place, language: 'en' })];
}

type Version = { shape: Shape; place: number; language: 'zh' | 'en' };

function rowOf(draft: Draft, { shape, place, language }: Version): ArticleRow {
  return {
    ...shape,
    ...draft[language],
    id: String(FIRST_GENERATED_ID + place),
    language,
    status: 5,
    isTopped: false,
    displayTime: draft.displayTime,
    updateTime: draft.displayTime,
    pcCode: null,
    h5Code: null,
    terminals: language === 'zh' ? ['1', '3'] : ['2', '4'],
    generated: true,
    rest: {
      author: '',
      slug: '',
      imageUrl: '',
      videoUrl: [],
      openWay: '1',
      attachments: '',
      seoInfo: '',
      ext: '',
    },
  };
}
