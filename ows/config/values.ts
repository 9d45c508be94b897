import { StartProblem } from './problem';

type Environment = Record<string, string | undefined>;
type NumberRule = { name: string; fallback: number; min: number; max: number };

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

export function wholeNumber(env: Environment, rule: NumberRule): number {
  const text = env[rule.name];
  if (!text) return rule.fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= rule.min && value <= rule.max) return value;
  throw new StartProblem(
    `${rule.name} must be a whole number from ${rule.min} to ${rule.max}, not "${text}".`,
  );
}

export function flag(env: Environment, name: string): boolean {
  const text = env[name] ?? '';
  if (['', '0', 'false'].includes(text)) return false;
  if (['1', 'true'].includes(text)) return true;
  throw new StartProblem(`${name} must be 1 or 0, not "${text}".`);
}

export function fixedClock(env: Environment, name: string): () => Date {
  const text = env[name];
  if (!text) return () => new Date();
  const instant = new Date(text);
  if (!Number.isNaN(instant.getTime())) return () => new Date(instant);
  throw new StartProblem(`${name} must be an ISO instant such as 2025-06-03T10:15:00+08:00, not "${text}".`);
}

export function logLevel(env: Environment, name: string): string {
  const level = env[name] || 'warn';
  if (LOG_LEVELS.includes(level)) return level;
  throw new StartProblem(`${name} must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
}

export function webAddress(env: Environment, rule: { name: string; fallback: string }): string {
  const text = env[rule.name] || rule.fallback;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new StartProblem(`${rule.name} must be an http or https address, not "${text}".`);
}
