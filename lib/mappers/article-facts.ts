import { fromJson, isRecord, toText } from '@/lib/base/values';
import { type ArticleFacts, CARD_TEMPLATES } from '@/lib/model/article-facts';
import type { Figure } from '@/lib/model/figure';

type Ext = Readonly<Record<string, string>>;

/** The texts and numbers in an article's ext, which is JSON text; anything else in it is dropped. */
export function readExt(ext: string): Ext {
  const value = fromJson(ext);
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, fact]) => (toText(fact) ? [[name, toText(fact).trim()]] : [])),
  );
}

/** figure with figureLabel, figure2 with figureLabel2, figure3 with figureLabel3; one without the other is dropped. */
function figuresOf(ext: Ext): Figure[] {
  return ['', '2', '3'].flatMap((number) => {
    const [value, label] = [ext[`figure${number}`] ?? '', ext[`figureLabel${number}`] ?? ''];
    return value && label ? [{ value, label }] : [];
  });
}

function orderOf({ order }: Ext): number | null {
  const number = Number(order ?? Number.NaN);
  return Number.isNaN(number) ? null : number;
}

/** Facts about an article by kind, from the texts of its ext. */
export function mapFacts(ext: Ext): ArticleFacts {
  const { role = '', group = '', place = '', address = '', phone = '', regulator = '' } = ext;
  const { step = '', audience = '', worst = '' } = ext;
  return {
    order: orderOf(ext),
    person: { role, group },
    company: { place, address, phone, regulator },
    card: {
      template: CARD_TEMPLATES.find((one) => String(one) === ext.template) ?? null,
      step,
      audience,
      worst,
    },
    figures: figuresOf(ext),
  };
}
