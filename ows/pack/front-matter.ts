import { parse } from 'yaml';
import { z } from 'zod';
import { isId } from '../articles/id';
import { plainText as text } from './plain-text';

const list = z.union([z.array(text), text.transform((value) => value.split(',').filter(Boolean))]);
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/, 'is not YYYY-MM-DD HH:mm:ss')
  .transform((value) => (value.length === 10 ? `${value} 00:00:00` : value));
const seo = z.strictObject({
  title: text.nullish(),
  keywords: text.nullish(),
  description: text.nullish(),
});

/** The front matter of an article, documented in docs/content-pack.md. */
export const articleFront = z.strictObject({
  /** Ids of more than 15 digits are quoted. */
  id: z.union([z.int().positive(), z.string().refine(isId)], 'is no id').transform(String),
  menu: z.string(),
  title: text,
  date: time,
  updated: time.nullish(),
  excerpt: text.nullish(),
  author: text.nullish(),
  showTag: text.nullish(),
  customLable: text.nullish(),
  category: text.nullish(),
  openWay: text.nullish(),
  hrefTarget: text.nullish(),
  attri: list.nullish(),
  image: text.nullish(),
  video: list.nullish(),
  attachments: list.nullish(),
  slug: z.array(z.strictObject({ label: text, url: text })).nullish(),
  topped: z.boolean().nullish(),
  pcCode: text.nullish(),
  h5Code: text.nullish(),
  status: z.coerce.number().int().min(0).max(9).default(5),
  terminals: z.array(text.pipe(z.string().regex(/^[1-4]$/))).nullish(),
  seo: seo.nullish(),
  ext: z.record(z.string(), z.unknown()).nullish(),
});
export type ArticleFront = z.infer<typeof articleFront>;
export type ArticleFile = { front: Record<string, unknown>; body: string };

/** Splits an article file at its front matter; the fields are not validated yet. */
export function splitFrontMatter(file: string): ArticleFile {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(file);
  if (!match) throw new Error('does not begin with front matter between two lines of ---');
  const front: unknown = parse(match[1] ?? '');
  if (!front || typeof front !== 'object' || Array.isArray(front))
    throw new Error('has an empty front matter');
  return { front: front as Record<string, unknown>, body: match[2] ?? '' };
}
