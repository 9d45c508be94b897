import { OwsError } from '@/lib/base/ows-error';
import { isId } from '@/lib/base/possible';
import { isRecord, toInt, toRecords, toText, toTexts } from '@/lib/base/values';
import type { OwsBody } from '../client';

/** Raw shapes: fields are text whatever the back office sent. Only mappers use them. */

const MENU_FIELDS = [
  'menuId',
  'parentId',
  'menuKey',
  'menuName',
  'menuEnName',
  'menuType',
  'orderNum',
  'visible',
  'status',
  'isFrame',
  'path',
  'query',
  'routeUrl',
  'seoInfo',
  'enSeoInfo',
  'bindingTags',
] as const;

const DICTIONARY_FIELDS = [
  'dictType',
  'dictLabel',
  'dictValue',
  'dictSort',
  'status',
  'remark',
  'cssClass',
] as const;

const ARTICLE_FIELDS = [
  'id',
  'title',
  'content',
  'excerpt',
  'author',
  'categoryId',
  'status',
  'showTag',
  'displayTime',
  'createTime',
  'updateTime',
  'menuKey',
  'attriCode',
  'customLable',
  'imageUrl',
  'openWay',
  'hrefTarget',
  'isTopped',
  'pcCode',
  'h5Code',
  'attachments',
] as const;

export type RawMenuItem = Record<(typeof MENU_FIELDS)[number], string>;
export type RawDictionaryEntry = Record<(typeof DICTIONARY_FIELDS)[number], string>;
export type RawArticle = Record<(typeof ARTICLE_FIELDS)[number], string> & {
  videoUrl: string[];
  /** JSON text or a value, which the mapper reads. */
  slug: unknown;
  seoInfo: unknown;
  /** JSON text. */
  ext: string;
};

export interface RawPage<T> {
  total: number;
  rows: T[];
}

function pick<K extends string>(
  record: Readonly<Record<string, unknown>>,
  fields: readonly K[],
): Record<K, string> {
  return Object.fromEntries(fields.map((field) => [field, toText(record[field])])) as Record<K, string>;
}

/** Some fields, such as seoInfo, come as JSON text or, seen in the wild, as an object: both become text. */
function jsonText(value: unknown): string {
  return isRecord(value) ? JSON.stringify(value) : toText(value);
}

const isOdd = (value: unknown): boolean => (value ?? '') !== '' && typeof value !== 'string';
const isBlank = (value: unknown): boolean => toText(value).trim() === '';

interface Shape {
  /** Text fields: an item is invalid if none of them is text or, without `id`, if all are blank. */
  texts: readonly string[];
  /** The field with the item's id, which must be valid. */
  id?: string;
}

function isSpoilt(record: Readonly<Record<string, unknown>>, { texts, id }: Shape): boolean {
  if (texts.every((name) => isOdd(record[name]))) return true;
  if (id === undefined) return texts.every((name) => isBlank(record[name]));
  return !isId(toText(record[id]).trim());
}

/** Items that are not objects are dropped; a list with nothing but invalid items is malformed, not empty. */
function list(value: unknown, what: string, shape: Shape): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) throw new OwsError('malformed', `${what} is not a list`, { code: 200 });
  const records = toRecords(value);
  if (value.length > 0 && records.every((record) => isSpoilt(record, shape))) {
    throw new OwsError('malformed', `${what} has no item as agreed`, { code: 200 });
  }
  return records;
}

const MENU: Shape = { texts: ['menuName', 'menuKey'], id: 'menuId' };
const DICTIONARY: Shape = { texts: ['dictLabel', 'dictValue'] };
const ARTICLE: Shape = { texts: ['title', 'displayTime'], id: 'id' };

/** Call 1: `data` is the flat menu. The English name has been seen in two fields. */
export function decodeMenu(body: OwsBody): RawMenuItem[] {
  return list(body.data, 'data', MENU).map((record) => ({
    ...pick(record, MENU_FIELDS),
    menuEnName: toText(record.menuEnName) || toText(record.enMenuName),
    seoInfo: jsonText(record.seoInfo),
    enSeoInfo: jsonText(record.enSeoInfo),
  }));
}

/** Calls 2 and 3: `rows` are dictionary entries. */
export function decodeDictionary(body: OwsBody): RawPage<RawDictionaryEntry> {
  const rows = list(body.rows, 'rows', DICTIONARY).map((record) => ({
    ...pick(record, DICTIONARY_FIELDS),
    cssClass: jsonText(record.cssClass),
  }));
  return { rows, total: toInt(body.total) ?? rows.length };
}

function decodeArticle(record: Readonly<Record<string, unknown>>): RawArticle {
  return {
    ...pick(record, ARTICLE_FIELDS),
    attachments: toTexts(record.attachments).join(','),
    videoUrl: toTexts(record.videoUrl),
    slug: record.slug,
    seoInfo: record.seoInfo,
    ext: jsonText(record.ext),
  };
}

/** Call 4: `rows` are articles; a missing total counts as the number of rows. */
export function decodeArticlePage(body: OwsBody): RawPage<RawArticle> {
  const rows = list(body.rows, 'rows', ARTICLE).map(decodeArticle);
  return { rows, total: toInt(body.total) ?? rows.length };
}

/** Call 5: `data` is an array of articles; it is absent instead of empty. */
export function decodeArticleList(body: OwsBody): RawArticle[] {
  return body.data === undefined || body.data === null
    ? []
    : list(body.data, 'data', ARTICLE).map(decodeArticle);
}
