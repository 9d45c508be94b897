import type { FieldRule } from '@/lib/rules/forms/rules';
import { CARRIERS } from '@/lib/rules/forms/rules';
import { AreaField } from './area-field.client';
import styles from './forms.module.css';
import type { FormWords } from './words';

interface FieldProps {
  rule: FieldRule;
  words: FormWords;
  value: string;
  /** Error message, or empty. */
  problem: string;
}

const idOf = (name: string): string => `f-${name}`;

function Control({
  rule,
  words,
  value,
  described,
  invalid,
}: Omit<FieldProps, 'problem'> & {
  described: string | undefined;
  invalid: boolean;
}) {
  const { name, kind, required, autocomplete } = rule;
  const shared = {
    id: idOf(name),
    name,
    defaultValue: value,
    'aria-describedby': described,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  };
  if (kind === 'choice') {
    return (
      <select {...shared} className={styles.input}>
        <option value="">{words.choose}</option>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier}>
            {words.carriers[carrier] ?? carrier}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'area') return <AreaField {...shared} most={rule.most} left={words.charsLeft} />;
  return <input {...shared} type={kind} autoComplete={autocomplete ?? 'off'} className={styles.input} />;
}

/** A field with label, hint and error message. */
export function Field({ rule, words, value, problem }: FieldProps) {
  const { name, required } = rule;
  const hint = words.hints[name] ?? '';
  const ids = [hint && `h-${name}`, problem && `e-${name}`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={problem ? '' : undefined}>
      <label htmlFor={idOf(name)}>
        {words.fields[name]} <span className={styles.mark}>{required ? words.required : words.optional}</span>
      </label>
      {hint && (
        <p id={`h-${name}`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`e-${name}`} className={styles.problem}>
          {problem}
        </p>
      )}
      <Control
        rule={rule}
        words={words}
        value={value}
        described={ids || undefined}
        invalid={problem !== ''}
      />
    </div>
  );
}
