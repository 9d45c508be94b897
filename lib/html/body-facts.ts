import { Parser } from 'htmlparser2';
import { FILES_PATH } from '@/lib/base/constants';
import type { BodyFacts, BodyHeading, DroppedPart, ReviewedFile, ReviewedLink } from '@/lib/model/review';
import { FILM_PARTS } from './films';
import { safeHref, safeMedia } from './safe-href';
import { isKeptTag, isTextlessTag } from './sanitise';

/** Elements that are reported when the sanitiser drops them, since they show or do something themselves. */
const SHOWING: ReadonlySet<string> = new Set([
  ...['iframe', 'frame', 'object', 'embed', 'applet', 'audio', 'canvas', 'svg', 'math'],
  ...['form', 'input', 'select', 'button', 'script', 'style', 'textarea', 'xmp'],
]);

const HEADING = /^h[1-6]$/;
const ABOUT_CHARS = 60;

type Attributes = Readonly<Record<string, string>>;

interface OpenFilm {
  /** Of the first usable file; empty without one. */
  address: string;
  /** The beginning of the first address as the editor wrote it. */
  about: string;
  hasCaptions: boolean;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const begin = (text: string): string => tidy(text).slice(0, ABOUT_CHARS);

/** A link with its address as the editor wrote it and its `href` as pages render it. */
export const linkOf = (address: string, text: string): ReviewedLink => ({
  address: address.trim(),
  href: safeHref(address),
  text: tidy(text),
});

class FactsReader {
  readonly headings: BodyHeading[] = [];
  readonly links: ReviewedLink[] = [];
  readonly silentPictures: string[] = [];
  readonly filmsWithoutCaptions: string[] = [];
  readonly files: ReviewedFile[] = [];
  readonly dropped: DroppedPart[] = [];
  private heading: { level: number; text: string } | null = null;
  private link: { address: string; text: string } | null = null;
  private film: OpenFilm | null = null;
  /** The open element that is dropped together with its text. */
  private lost: { element: string; about: string } | null = null;

  onopentag(name: string, attributes: Attributes): void {
    if (this.lost) return;
    if (!isKeptTag(name)) this.openDropped(name, attributes);
    else if (name === 'a') this.openLink(attributes);
    else if (name === 'img') this.readPicture(attributes);
    else if (name === 'video') this.openFilm(attributes);
    else if (FILM_PARTS.has(name)) this.readFilmPart(name, attributes);
    else if (HEADING.test(name)) this.openHeading(name);
  }

  ontext(text: string): void {
    if (this.lost) {
      if (this.lost.about.length < ABOUT_CHARS) this.lost.about += text;
      return;
    }
    if (this.heading) this.heading.text += text;
    if (this.link) this.link.text += text;
  }

  onclosetag(name: string): void {
    if (this.lost) this.closeLost(name);
    else if (name === 'a') this.closeLink();
    else if (name === 'video') this.closeFilm();
    else if (HEADING.test(name)) this.closeHeading();
  }

  private openDropped(element: string, { src, data, action }: Attributes): void {
    const about = src ?? data ?? action ?? '';
    if (isTextlessTag(element)) this.lost = { element, about };
    else if (SHOWING.has(element)) this.dropped.push({ element, about: begin(about) });
  }

  private closeLost(name: string): void {
    if (this.lost?.element !== name) return;
    const { element, about } = this.lost;
    this.lost = null;
    // An option is not reported: its select element is.
    if (SHOWING.has(element)) this.dropped.push({ element, about: begin(about) });
  }

  private openLink({ href }: Attributes): void {
    this.closeLink();
    if (href !== undefined) this.link = { address: href, text: '' };
  }

  private closeLink(): void {
    if (!this.link) return;
    const link = linkOf(this.link.address, this.link.text);
    this.links.push(link);
    if (link.href.startsWith(FILES_PATH)) this.files.push({ kind: 'document', address: link.href });
    this.link = null;
  }

  private openHeading(name: string): void {
    this.closeHeading();
    this.heading = { level: Number(name.slice(1)), text: '' };
  }

  private closeHeading(): void {
    if (!this.heading) return;
    const { level, text } = this.heading;
    this.headings.push({ level, text: tidy(text) });
    this.heading = null;
  }

  private readPicture({ src = '', alt = '' }: Attributes): void {
    const address = safeMedia(src);
    if (!address) {
      this.dropped.push({ element: 'img', about: begin(src) });
      return;
    }
    this.files.push({ kind: 'picture', address });
    if (!alt.trim()) this.silentPictures.push(address);
    if (this.link) this.link.text += alt;
  }

  private openFilm({ src = '', poster = '' }: Attributes): void {
    this.closeFilm();
    const picture = safeMedia(poster);
    if (picture) this.files.push({ kind: 'picture', address: picture });
    this.film = { address: safeMedia(src), about: begin(src), hasCaptions: false };
  }

  private readFilmPart(name: string, { src = '', kind }: Attributes): void {
    const [film, address] = [this.film, safeMedia(src)];
    if (!film) return;
    film.about ||= begin(src);
    if (!address) return;
    if (name === 'source') film.address ||= address;
    else {
      this.files.push({ kind: 'captions', address });
      film.hasCaptions ||= kind !== 'descriptions';
    }
  }

  private closeFilm(): void {
    if (!this.film) return;
    const { address, about, hasCaptions } = this.film;
    this.film = null;
    if (!address) this.dropped.push({ element: 'video', about });
    else this.files.push({ kind: 'film', address });
    if (address && !hasCaptions) this.filmsWithoutCaptions.push(address);
  }
}

/** Collects the facts of an article's raw HTML in one pass; the sanitiser's own rules decide what is dropped. */
export function bodyFacts(raw: string): BodyFacts {
  const reader = new FactsReader();
  const parser = new Parser(reader);
  // The parser closes at the end whatever the editor left open.
  parser.write(raw);
  parser.end();
  const { headings, links, silentPictures, filmsWithoutCaptions, files, dropped } = reader;
  return { headings, links, silentPictures, filmsWithoutCaptions, files, dropped };
}
