import { cpus } from 'node:os';
import { Mistake } from '../support/say.mjs';

/** The parts of a benchmark that `--only a,b` names; throws a sentence for one that `parts` has not. */
export function partsNamed(text, parts) {
  const named = text.split(',');
  const unknown = named.find((part) => !parts[part]);
  if (unknown !== undefined)
    throw new Mistake(`"${unknown}" is not one of ${Object.keys(parts).join(', ')}.`);
  return named;
}

/** Day and machine of a report. */
export function measuredOn() {
  const today = new Date().toISOString().slice(0, 10);
  return `Measured on ${today}: ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`;
}
