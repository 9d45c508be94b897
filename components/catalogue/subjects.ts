import { BUTTONS } from './buttons';
import { CARDS } from './cards';
import { FIELDS } from './fields';
import { FILINGS } from './filings';
import { HEADERS } from './headers';
import { LISTS } from './lists';
import { READING } from './reading';
import type { Subject } from './specimen';
import { STATES } from './states';

/** In the order of the catalogue. */
export const SUBJECTS: readonly Subject[] = [
  BUTTONS,
  HEADERS,
  LISTS,
  CARDS,
  FIELDS,
  READING,
  FILINGS,
  STATES,
];
