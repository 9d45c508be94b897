import { type Document, type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { Attributes, Tag } from 'sanitize-html';
import { safeMedia } from './safe-href';

const { findAll, removeElement } = DomUtils;

/** Elements within a film: its formats, and its captions, subtitles or described scenes. */
export const FILM_PARTS: ReadonlySet<string> = new Set(['source', 'track']);

/** Kinds of tracks that browsers show or read; `captions` replaces a missing or unknown one. */
const KINDS = ['captions', 'subtitles', 'descriptions'];
const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/** A film plays when asked to: its controls are always shown, and nothing is loaded before. */
export function cleanFilm(_tag: string, { src = '', poster = '', title = '', ...size }: Attributes): Tag {
  const [film, picture] = [safeMedia(src), safeMedia(poster)];
  const attribs = {
    ...(film && { src: film }),
    ...(picture && { poster: picture }),
    ...(title.trim() && { title: title.trim() }),
    ...(size.width && { width: size.width }),
    ...(size.height && { height: size.height }),
  };
  return { tagName: 'video', attribs: { ...attribs, controls: '', preload: 'none' } };
}

/** A format of a film, such as WebM; without a usable address it is dropped. */
export function cleanSource(_tag: string, { src = '', type = '' }: Attributes): Tag {
  return { tagName: 'source', attribs: { src: safeMedia(src), ...(type && { type }) } };
}

/** A WebVTT file beside a film; without a usable address it is dropped. Subtitles need a language, by HTML. */
export function cleanTrack(_tag: string, attribs: Attributes): Tag {
  const { kind = 'subtitles', src = '', srclang = '', label = '' } = attribs;
  const language = LANGUAGE.test(srclang) ? srclang : '';
  const known = KINDS.includes(kind) && (kind !== 'subtitles' || language) ? kind : 'captions';
  return {
    tagName: 'track',
    attribs: {
      kind: known,
      src: safeMedia(src),
      ...(language && { srclang: language }),
      ...(label.trim() && { label: label.trim() }),
      ...('default' in attribs && { default: '' }),
    },
  };
}

const hasFilm = (film: Element): boolean =>
  Boolean(film.attribs.src) || film.children.some((child) => isTag(child) && child.name === 'source');

/** Removes films without an address, and parts outside a film; sources count only without an address of the film. */
export function arrangeFilms(document: Document): void {
  const parts = findAll(({ name }) => FILM_PARTS.has(name), document.children);
  for (const part of parts) {
    const film = part.parent;
    const isPart = film && isTag(film) && film.name === 'video';
    if (!isPart || (part.name === 'source' && film.attribs.src)) removeElement(part);
  }
  for (const film of findAll((element) => element.name === 'video' && !hasFilm(element), document.children))
    removeElement(film);
}
