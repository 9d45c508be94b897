import { type Review, reviewAll } from '@/lib/content/review/review-all';
import { type Finding, SEVERITIES, type Severity } from '@/lib/model/findings';
import { translator } from '@/lib/words/translator';
import { packProblems } from './pack';

/** All files of a pack: the back office is on this machine. */
const FILES_MS = 60_000;
/** What content must not have; notices are shown, and may stay. */
const WRONG: readonly Severity[] = ['error', 'warning'];

const t = translator('en', 'findings');

function lineOf({ code, severity, locale, subject, values, place }: Finding): string {
  const { kind, id, title } = subject;
  const where = [kind, id, title && `“${title}”`, `(${locale})`].filter(Boolean).join(' ');
  const lines = [
    `${t(`severity.${severity}`)}: ${t(`${code}.title`, values)}: ${where}`,
    ...(place ? [place] : []),
    t(`${code}.text`, values),
  ];
  return lines.join('\n    ');
}

function summaryOf({ findings, reviewed, total, uncheckedFiles }: Review): string {
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return `${severity}: ${count}`;
  });
  const files = uncheckedFiles > 0 ? `; files that could not be checked: ${uncheckedFiles}` : '';
  return `${counts.join(', ')}; articles reviewed: ${reviewed} of ${total}${files}`;
}

/** Prints what is wrong with the files of a pack, and what the rules say of it as the back office at OWS_URL has it. */
const [pack = '', flag] = process.argv.slice(2);
const problems = await packProblems(pack);
for (const problem of problems) console.log(`${t('severity.error')}: ${problem}`);
const review = await reviewAll({ preview: true, budget: FILES_MS, day: 'newest-report' });
const isSaid = ({ severity }: Finding): boolean => flag !== '--quiet' || WRONG.includes(severity);
for (const finding of review.findings.filter(isSaid)) console.log(lineOf(finding));
console.log(`${pack}: mistakes of its files: ${problems.length}, ${summaryOf(review)}`);
const isWrong = review.findings.some(({ severity }) => WRONG.includes(severity));
process.exit(isWrong || problems.length > 0 || review.uncheckedFiles > 0 ? 1 : 0);
