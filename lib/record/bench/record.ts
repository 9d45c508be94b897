import type { FilingContent, FilingKind } from '@/lib/model/record';
import { FILING_KINDS } from '@/lib/model/record';
import { openFilingRecord } from '../open-record';
import type { FilingRecord } from '../record';
import { embeddedPlace, postgresPlace, sampleFiling } from '../test-engines';

/**
 * npm run bench:record [-- postgres]: fills one record with 1,000 and one with 100,000 entries, times the
 * calls that pages make, one after the other, and prints medians in milliseconds with their ratio.
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
    'append, one': (turn) => record.append([sampleFiling(`new ${turn % WARM_UPS}`, { title: `${turn}` })]),
  };
}

const medianOf = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Medians of the calls, which are interleaved so that other load on the machine affects them equally. */
async function compare(calls: readonly Call[]): Promise<number[]> {
  const times: number[][] = calls.map(() => []);
  for (let turn = -WARM_UPS; turn < TURNS; turn++) {
    for (const [at, call] of calls.entries()) {
      const began = performance.now();
      await call(turn + WARM_UPS);
      if (turn >= 0) times[at]?.push(performance.now() - began);
    }
  }
  return times.map(medianOf);
}

interface Opened {
  record: FilingRecord;
  /** Milliseconds until it was open and checked. */
  took: number;
  calls: Record<string, Call>;
  dispose: () => Promise<void>;
}

async function openFilled(size: number): Promise<Opened> {
  const place = await (process.argv.includes('postgres') ? postgresPlace() : embeddedPlace());
  const filled = await openFilingRecord(place.options);
  await fill(filled, size);
  await filled.close();
  const began = performance.now();
  const record = await openFilingRecord(place.options);
  return {
    ...{ record, took: performance.now() - began, calls: callsOf(record, size) },
    dispose: () => record.close().finally(place.dispose),
  };
}

const opened = [await openFilled(SIZES[0]), await openFilled(SIZES[1])];
const line = (name: string, [small = 0, large = 0]: readonly number[]) =>
  console.log(`| ${name} | ${small.toFixed(2)} | ${large.toFixed(2)} | ${(large / small).toFixed(2)} |`);
console.log(`| median of ${TURNS}, ms | ${SIZES.join(' | ')} | ratio |\n|---|---:|---:|---:|`);
for (const name of Object.keys(opened[0]?.calls ?? {}))
  line(name, await compare(opened.flatMap(({ calls }) => calls[name] ?? [])));
line(
  'opening with check',
  opened.map(({ took }) => took),
);
for (const { dispose } of opened) await dispose();
