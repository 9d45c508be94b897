import type { DigitalDocument } from 'schema-dts';
import type { Attachment } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { withLabels } from '@/lib/rules/documents/labels';
import { absolute, type GraphSite, languageOf } from './site';

/** A document with the language that it is in, where that is not the one of the page. */
type Document = Attachment & { locale?: Locale };

/** JSON-LD of the PDF documents that belong to a text with this title. */
export function documentNodes(
  documents: readonly Document[],
  title: string,
  site: GraphSite,
): DigitalDocument[] {
  const readable = withLabels(documents, title).filter(({ type }) => type === 'PDF');
  return readable.map(({ label, url, locale = site.locale }) => ({
    '@type': 'DigitalDocument',
    name: label,
    url: absolute(site, url),
    encodingFormat: 'application/pdf',
    inLanguage: languageOf({ locale }),
  }));
}
