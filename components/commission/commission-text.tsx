import { useTranslations } from 'next-intl';
import type { CommissionRecord, CommissionText as Text } from '@/lib/model/commission';
import { RichText } from '../ui/rich-text';
import { RateTable } from './rate-table';

/** Forms of a rate in the template: percent, and minimum charge in its currency. */
const FORMS: Readonly<Record<string, string>> = {
  aShares: 'rateMin5',
  shanghaiB: 'rateUsd',
  shenzhenB: 'rateHkd',
  funds: 'rateMin5',
  bonds: 'rateMin1',
  warrants: 'rateMin5',
  convertible: 'convertibleNote',
  options: 'perContract',
};

const STATUTORY = ['handling', 'supervision', 'stamp', 'transfer'] as const;

function Rates({ rates, convertible }: Extract<Text, { kind: 'rates' }>) {
  const t = useTranslations('commission');
  const shown = (kind: string, text: string | null) =>
    text === null ? t('missingRate') : t((FORMS[kind] ?? 'rate') as 'rate', { rate: text });
  const kinds = rates.flatMap(({ kind, text }) => [
    [kind, shown(kind, text)] as const,
    ...(kind === 'bonds' ? [['convertible', shown('convertible', convertible)] as const] : []),
  ]);
  const rows = [...kinds, ['metals', t('metalsRate')] as const];
  return (
    <>
      <RateTable
        title={t('brokerTitle')}
        rows={rows.map(([kind, text]) => [t(`kinds.${kind as 'metals'}`), text])}
      />
      <RateTable
        title={t('statutoryTitle')}
        rows={STATUTORY.map((name) => [t(`charges.${name}`), t(`statutory.${name}`)])}
      />
    </>
  );
}

/** CP-02: the own text of a notice, else the template with its nine rates, else a sentence that there is none. */
export function CommissionText({ record: { text } }: { record: CommissionRecord }) {
  const t = useTranslations('commission');
  if (text.kind === 'own') return <RichText html={text.html} />;
  if (text.kind === 'broken') return <p>{t('broken')}</p>;
  return <Rates {...text} />;
}
