import type { TextFigure } from '@/lib/model/imagery';

/** More would be too small to read. */
const MOST = 3;
/** Longer than any title or summary that is shown. */
const MAX_CHARS = 400;

const CLAUSE_ENDS = /[，。；：！？、;:!?()（）“”"]|[,.](?!\d)/;
const UNITS =
  '万亿元|亿(?:美|港|欧)?元|万(?:美|港|欧)?元|个百分点|[元倍]|%|‰| (?:trillion|billion|million|percentage points)';
const AMOUNT = new RegExp(
  `(?<currency>(?:RMB|CNY|HKD|USD|GBP|EUR|HK\\$|US\\$|[¥$€£]) ?)?(?<![\\d.,-])(?<value>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,6}(?:\\.\\d+)?)(?<unit>${UNITS})(?![\\d\\p{L}])`,
  'gu',
);

const HAN = /\p{Script=Han}/u;

/** Words that connect a number with what was said before and name nothing: "rises 13% to RMB 9 billion". */
const CONNECTIVES = /^(?:(?:a|about|and|at|by|for|from|in|nearly|of|on|or|over|the|to|up|with)(?: |$))+$/i;
const HAN_CONNECTIVES =
  /^(?:[与为从以共到和及由至达近]|(?:上升|下降|增加|增长|提高|减少|[增升降])?[为到至]|达到|超过|合计)$/;

/** The last words before a number, which name it. */
function labelOf(before: string): string {
  const clause = before.trim().replace(/^and /, '');
  if (CONNECTIVES.test(clause) || HAN_CONNECTIVES.test(clause)) return '';
  if (HAN.test(clause)) return [...clause].length <= 14 ? clause : '';
  const words = (clause.split(' and ').at(-1) ?? '').split(/\s+/);
  while (words.join(' ').length > 26) words.shift();
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function figuresOfClause(clause: string): TextFigure[] {
  let end = 0;
  return [...clause.matchAll(AMOUNT)].map(({ 0: all, index, groups = {} }) => {
    const before = clause.slice(end, index);
    end = index + all.length;
    return {
      label: labelOf(before),
      value: `${groups.currency ?? ''}${groups.value ?? ''}`,
      unit: (groups.unit ?? '').trim(),
    };
  });
}

/** The first named figures with units in the texts; those without a name, and repetitions, are left out. */
export function figuresIn(texts: readonly string[]): TextFigure[] {
  const found = new Map<string, TextFigure>();
  for (const figure of texts.flatMap((text) =>
    text.slice(0, MAX_CHARS).split(CLAUSE_ENDS).flatMap(figuresOfClause),
  )) {
    const amount = `${figure.value} ${figure.unit}`;
    if (figure.label && !found.has(amount)) found.set(amount, figure);
  }
  return [...found.values()].slice(0, MOST);
}
