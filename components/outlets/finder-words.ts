import { useTranslations } from 'next-intl';
import { PROVINCE_CODES } from '@/lib/base/provinces';
import type { OutletFacility } from '@/lib/model/outlets';

const CONSENT = ['agree', 'disagree', 'locate', 'withdraw', 'waiting'] as const;
const PLAIN = [
  ...(['list', 'map', 'modes', 'mapLabel', 'schematic', 'mapLoading', 'mapFailed', 'retry'] as const),
  ...([
    'showOnMap',
    'zoomIn',
    'zoomOut',
    'listLabel',
    'nearest',
    'route',
    'otherMaps',
    'companyPage',
    'skipMap',
    'legend',
    'legendOne',
    'legendMany',
    'legendHere',
  ] as const),
];
const FAILURES = ['denied', 'unsupported', 'unknown', 'timeout', 'ip'] as const;
const FACILITIES = ['step_free', 'wheelchair', 'glasses', 'care_window'] as const satisfies OutletFacility[];
const HISTORY = ['open', 'label', 'close', 'empty', 'clear'] as const;

type Words<K extends string> = Record<K, string>;
export type FinderWords = Words<(typeof PLAIN)[number]> &
  Words<(typeof CONSENT)[number]> & {
    consentLabel: string;
    consentText: string;
    kinds: Words<'company' | 'office'>;
    facilities: Words<OutletFacility>;
    failed: Words<(typeof FAILURES)[number]>;
    history: Words<(typeof HISTORY)[number]>;
    /** With the placeholders {number}, {count}, {km}, {place}, {action} and {name}. */
    approval: string;
    /** Said when an outlet is selected. */
    chosen: string;
    cluster: string;
    distance: string;
    inCity: string;
    moreOutlets: string;
    namedAction: string;
    nearestIn: string;
    placeCount: string;
    provinces: Record<string, string>;
  };

const wordsFor = <K extends string>(names: readonly K[], word: (name: K) => string): Words<K> =>
  Object.fromEntries(names.map((name) => [name, word(name)])) as Words<K>;

/** The messages that the finder needs in the browser. */
export function useFinderWords(): FinderWords {
  const t = useTranslations('outlets');
  const provinces = useTranslations('people.provinces');
  return {
    ...wordsFor(PLAIN, (name) => t(name)),
    ...wordsFor(CONSENT, (name) => t(`consent.${name}`)),
    consentLabel: t('consent.label'),
    consentText: t('consent.text'),
    kinds: { company: t('kinds.company'), office: t('kinds.office') },
    facilities: wordsFor(FACILITIES, (name) => t(`facilities.${name}`)),
    failed: wordsFor(FAILURES, (name) => t(`failed.${name}`)),
    history: wordsFor(HISTORY, (name) => t(`history.${name}`)),
    approval: t.raw('approval') as string,
    chosen: t.raw('chosen') as string,
    cluster: t.raw('cluster') as string,
    distance: t.raw('distance') as string,
    inCity: t.raw('inCity') as string,
    moreOutlets: t.raw('moreOutlets') as string,
    namedAction: t.raw('namedAction') as string,
    nearestIn: t.raw('nearestIn') as string,
    placeCount: t.raw('placeCount') as string,
    provinces: wordsFor(PROVINCE_CODES, (code) => provinces(code)),
  };
}

/** `{count} outlets` with its placeholders filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
