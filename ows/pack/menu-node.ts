import { z } from 'zod';
import { plainText } from './plain-text';

const seo = z.strictObject({
  title: z.string().default(''),
  keywords: z.string().default(''),
  description: z.string().default(''),
});
const seoByLanguage = z.strictObject({ zh: seo.optional(), en: seo.optional() });

const tags = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value.join(',') : value));

/** One item of menu.yaml, documented in docs/content-pack.md. */
export const menuNode = z.strictObject({
  key: z.string(),
  id: z.int().positive(),
  zh: z.string(),
  en: z.string().default(''),
  path: z.string().optional(),
  type: z.enum(['C', 'M', 'F', 'B', 'O', 'L', 'T', 'D', 'A', 'R', 'P']).default('C'),
  visible: z.boolean().default(true),
  status: plainText.default('0'),
  frame: z.boolean().default(false),
  query: z.string().default(''),
  icon: z.string().default('#'),
  bindingTags: tags.default(''),
  seo: seoByLanguage.nullish(),
  get children() {
    return z.array(menuNode).nullish();
  },
});
export type MenuNode = z.infer<typeof menuNode>;
