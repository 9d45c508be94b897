import { openFilingRecord } from './open-record';
import { sampleFiling } from './test-engines';

/**
 * A process for kills.test.ts: appends endlessly to the record whose options are its argument, and prints
 * each acknowledged batch of entries with the head as a line of JSON.
 */
const options = JSON.parse(process.argv[2] ?? '');
const record = await openFilingRecord(options);
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

print({ head: await record.head() });
for (let at = 0; ; at++) {
  const filings = Array.from({ length: 1 + (at % 3) }, (_, place) =>
    sampleFiling(`${(at + place) % 50}`, { title: `${process.pid} ${at} ${'x'.repeat((at * 37) % 900)}` }),
  );
  const entries = await record.append(filings);
  print({ entries: entries.map(({ index, leafHash }) => ({ index, leafHash })), head: await record.head() });
}
