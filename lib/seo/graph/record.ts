import type { DataDownload, Dataset, DigitalDocument, MediaObject, Thing } from 'schema-dts';
import type { Archive, FilingPage } from '@/lib/model/archive';
import type { FilingFile, FilingHistory } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { newestVersion, sourceOf } from '@/lib/rules/record/changes';
import { archiveFileHref, keptFileHref } from '@/lib/site/endpoints';
import { localeRow } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';
import { isoTime } from './articles';
import { absolute, type GraphSite, groupRef, partId } from './site';

const FORMATS = { csv: 'text/csv', json: 'application/json' } as const;

const downloadNode = (site: GraphSite, kind: keyof typeof FORMATS): DataDownload => ({
  '@type': 'DataDownload',
  encodingFormat: FORMATS[kind],
  contentUrl: absolute(site, archiveFileHref(site.locale, kind)),
});

/** JSON-LD of the archive as a dataset. Its files are the whole archive, whatever the filter of the page. */
export function archiveNodes({ years, head }: Archive, site: GraphSite): Thing[] {
  const t = translator(site.locale, 'archive');
  const address = absolute(site, href(site.locale, '/investor-relations/archive'));
  const [newest, oldest] = [years[0], years.at(-1)];
  const dataset: Dataset = {
    '@type': 'Dataset',
    '@id': `${address}#dataset`,
    name: t('title'),
    description: t('intro'),
    url: address,
    creator: groupRef(site),
    publisher: groupRef(site),
    inLanguage: ['zh-CN', 'en'],
    isAccessibleForFree: true,
    dateModified: head.time,
    temporalCoverage: newest && oldest ? `${oldest}/${newest}` : undefined,
    distribution: [downloadNode(site, 'csv'), downloadNode(site, 'json')],
  };
  return [dataset];
}

interface Documented extends Pick<FilingPage, 'copies'> {
  history: FilingHistory;
}

/** A file of a filing, with the URL of the original or of the kept copy; without a URL if there is neither. */
function mediaNode(site: GraphSite, file: FilingFile, { history, copies }: Documented): MediaObject {
  const { name, url, bytes, sha256 } = file;
  const source = sourceOf(file, history, copies);
  const address = source?.from === 'kept' ? keptFileHref(sha256) : url;
  return {
    '@type': 'MediaObject',
    name,
    contentUrl: source ? absolute(site, address) : undefined,
    contentSize: bytes > 0 ? String(bytes) : undefined,
    sha256: sha256 || undefined,
  };
}

const documentId = (site: GraphSite, locale: Locale): string => partId(site, `filing-${locale}`);

function documentNode(site: GraphSite, id: string, documented: Documented): DigitalDocument {
  const { history } = documented;
  const { title, version, displayTime, firstSeen, files, period } = newestVersion(history);
  return {
    '@type': 'DigitalDocument',
    '@id': documentId(site, history.locale),
    name: title,
    identifier: id,
    version,
    inLanguage: localeRow(history.locale).htmlLang,
    temporalCoverage: period || undefined,
    datePublished: isoTime(displayTime),
    dateModified: firstSeen,
    publisher: groupRef(site),
    encoding: files.map((file) => mediaNode(site, file, documented)),
  };
}

/** JSON-LD of a filing: its newest version in each language, with the hashes of its files. */
export const filingNodes = ({ id, histories, copies }: FilingPage, site: GraphSite): Thing[] =>
  histories.map((history) => documentNode(site, id, { history, copies }));
