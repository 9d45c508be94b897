import type { FilingContent, FilingKind } from '@/lib/model/record';
import { FILING_KINDS } from '@/lib/model/record';
import { openFilingRecord } from '../open-record';
import type { FilingRecord } from '../record';
import { embeddedPlace, postgresPlace, sampleFiling } from '../test-engines';

/**
 * npm run bench:record [-- postgres]: fills a record of its own with 1,000 and with 100,000 entries, times what pages
 * read of it, one call after the other, and prints medians in milliseconds with their ratio.
 */
const SIZES = [1000, 100_000] as const;
const PORTION = 500;
const TURNS = 300;
const WARM_UPS = 30;

const KINDS: readonly FilingKind[] = FILING_KINDS;
const two = (value: number) => String(value).padStart(2, '0');
const hash = (at: number) => at.toString(16).padStart(64, '0');

/** Ten years, both languages, all kinds; every tenth entry is a second version. */
function filing(at: number): FilingContent {
  const isCorrection = at % 10 === 9;
  const of = isCorrection ? at - 9 : at;
  const day = `${2016 + (of % 10)}-${two(1 + (of % 12))}-${two(1 + (of % 28))}`;
  return sampleFiling(`${1000 + (of >> 1)}`, {
    locale: of % 2 === 0 ? 'zh' : 'en',
    title: `公司公告 第${of}号 ${isCorrection ? '更正' : ''}`,
    kind: KINDS[(of >> 1) % KINDS.length] ?? 'report',
    displayTime: `${day} ${two(of % 24)}:00:00`,
    files: [{ name: `${of}.pdf`, url: `/ows/files/${of}.pdf`, bytes: 1000 + at, sha256: hash(at) }],
  });
}

async function fill(record: FilingRecord, size: number): Promise<void> {
  for (let from = 0; from < size; from += PORTION) {
    const count = Math.min(PORTION, size - from);
    await record.append(Array.from({ length: count }, (_, at) => filing(from + at)));
  }
}

type Call = (turn: number) => Promise<unknown>;

function callsOf(record: FilingRecord, size: number): Record<string, Call> {
  const page = { page: 1, pageSize: 20 };
  /** Spread over the whole log. */
  const at = (turn: number) => (turn * 7919) % size;
  return {
    'filings, all': () => record.filings(page),
    'filings, page 3': () => record.filings({ ...page, page: 3 }),
    'filings, language': () => record.filings({ ...page, locale: 'en' }),
    'filings, kind': () => record.filings({ ...page, kind: 'esg' }),
    'filings, year': () => record.filings({ ...page, year: 2020 }),
    'filings, all three': () => record.filings({ ...page, locale: 'zh', kind: 'annual', year: 2018 }),
    'filings, words': () => record.filings({ ...page, words: '更正' }),
    counts: () => record.counts(),
    latest: () => record.latest(20, 'zh'),
    history: (turn) => record.history(`${1000 + (at(turn) >> 1)}`),
    filesWith: (turn) => record.filesWith(hash(at(turn))),
    inclusion: (turn) => record.inclusion(at(turn), size),
    consistency: (turn) => record.consistency(at(turn) + 1, size),
  };
}

async function medianOf(call: Call): Promise<number> {
  for (let turn = 0; turn < WARM_UPS; turn++) await call(turn);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const began = performance.now();
    await call(turn);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[TURNS / 2] ?? 0;
}

interface Measured {
  opened: number;
  medians: Record<string, number>;
}

async function measure(size: number): Promise<Measured> {
  const place = await (process.argv.includes('postgres') ? postgresPlace() : embeddedPlace());
  try {
    const filled = await openFilingRecord(place.options);
    await fill(filled, size);
    await filled.close();
    const began = performance.now();
    const record = await openFilingRecord(place.options);
    const opened = performance.now() - began;
    const medians: Record<string, number> = {};
    for (const [name, call] of Object.entries(callsOf(record, size))) medians[name] = await medianOf(call);
    medians['append, one'] = await medianOf((turn) =>
      record.append([sampleFiling(`new ${turn % WARM_UPS}`, { title: `${Math.random()}` })]),
    );
    await record.close();
    return { opened, medians };
  } finally {
    await place.dispose();
  }
}

const [small, large] = [await measure(SIZES[0]), await measure(SIZES[1])];
const line = (name: string, a: number, b: number) =>
  console.log(`| ${name} | ${a.toFixed(2)} | ${b.toFixed(2)} | ${(b / a).toFixed(2)} |`);
console.log(`| median of ${TURNS}, ms | ${SIZES.join(' | ')} | ratio |\n|---|---:|---:|---:|`);
for (const [name, median] of Object.entries(small.medians)) line(name, median, large.medians[name] ?? 0);
line('opening with check', small.opened, large.opened);
