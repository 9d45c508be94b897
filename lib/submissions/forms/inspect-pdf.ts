import { inflateSync } from 'node:zlib';

/** PDF names of what runs, fetches or embeds something. A name ends where white space or a delimiter begins. */
const ACTIVE =
  /\/(JavaScript|URI|EmbeddedFiles?|Launch|RichMedia|XFA|GoToE|GoToR|SubmitForm|ImportData|Rendition)(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/;
/** The code of a script, which is named /JavaScript as well. Three bytes that also occur by chance in large pictures. */
const CODE = /\/JS(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/g;
const WRITTEN = /^[\t\n\f\r -~]*$/;
/** Bytes on both sides of a name that tell text from compressed data. */
const SURROUNDINGS = 8;
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z0-9])/;
const PLAIN_FILTER = /\/Filter\s*(\[\s*)?\/FlateDecode\s*\]?(?!\s*\/\w*Decode)/;
const MAX_UNPACKED = 16 * 1024 * 1024;
/** A dictionary immediately precedes its stream. */
const DICTIONARY_REACH = 2048;

/** A document that needs more work than this is refused. */
const MAX_STREAMS = 50_000;
const MAX_PACKED = 5000;
const MAX_ESCAPES = 50_000;

class TooMuch extends Error {}

const ESCAPE = /#([0-9a-f]{2})/gi;

/** Names may be written with #xx for any of their characters. */
function plainNames(text: string): string {
  let count = 0;
  // Counted first, since replacing would collect all matches in memory.
  for (const _ of text.matchAll(ESCAPE)) {
    count += 1;
    if (count > MAX_ESCAPES) throw new TooMuch();
  }
  if (count === 0) return text;
  return text.replace(ESCAPE, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Inflates the stream at the start of these bytes; trailing bytes are ignored. */
function unpack(packed: Buffer, left: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, left) }).toString('latin1');
  } catch {
    throw new TooMuch();
  }
}

/** Offsets of compressed objects. Uncompressed ones are plain text; other compressions cannot be inspected. */
function packedAt(text: string): number[] {
  const found: number[] = [];
  let streams = 0;
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    streams += 1;
    if (streams > MAX_STREAMS || found.length > MAX_PACKED) throw new TooMuch();
    if (text.slice(index - 3, index) === 'end') continue;
    const before = text.slice(Math.max(0, index - DICTIONARY_REACH), index);
    const dictionary = plainNames(before.slice(before.lastIndexOf(' obj') + 1));
    if (!OBJECT_STREAM.test(dictionary) || !/\/Filter/.test(dictionary)) continue;
    if (!PLAIN_FILTER.test(dictionary)) throw new TooMuch();
    found.push(text.indexOf('\n', index) + 1);
  }
  return found;
}

const isCodeAt = (plain: string, at: number): boolean =>
  WRITTEN.test(plain.slice(Math.max(0, at - SURROUNDINGS), at + '/JS'.length + SURROUNDINGS));

function namesAction(plain: string): boolean {
  if (ACTIVE.test(plain)) return true;
  for (const { index } of plain.matchAll(CODE)) if (isCodeAt(plain, index)) return true;
  return false;
}

function isActive(bytes: Buffer, text: string, plain: string): boolean {
  if (namesAction(plain)) return true;
  if (!OBJECT_STREAM.test(plain)) return false;
  let left = MAX_UNPACKED;
  return packedAt(text).some((start) => {
    const objects = unpack(bytes.subarray(start), left);
    left -= objects.length;
    return namesAction(plainNames(objects));
  });
}

/**
 * Whether a PDF has active content or another file ('active'), or is encrypted ('locked'). It is searched as text,
 * compressed objects included; what cannot be inspected counts as active.
 */
export function inspectPdf(bytes: Buffer): 'active' | 'locked' | null {
  const text = bytes.toString('latin1');
  try {
    const plain = plainNames(text);
    if (/\/Encrypt(?![A-Za-z0-9])/.test(plain)) return 'locked';
    return isActive(bytes, text, plain) ? 'active' : null;
  } catch (error) {
    if (error instanceof TooMuch) return 'active';
    throw error;
  }
}
