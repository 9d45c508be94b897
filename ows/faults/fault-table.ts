import { z } from 'zod';

export const fault = z.object({
  /** The call without its base, for example "/content/queryContentPage"; "*" means every call. */
  path: z.string().regex(/^(\*|\/\S*)$/, 'path 必须以 / 开头，或者是 *'),
  mode: z.enum([
    'down',
    'slow',
    'http500',
    'code500',
    'html',
    'malformed',
    'truncated',
    'huge',
    'wrongtypes',
    'empty',
    'nodata',
    'nulls',
    'emptylists',
    'bare',
    'bomb',
    'reset',
  ]),
  /** How many of ten calls fail; all by default. Which ones is the same in every run. */
  ofTen: z.int().min(1).max(10).optional(),
  /** Of the mode huge. */
  megabytes: z.int().min(1).max(2048).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
});
export type Fault = z.output<typeof fault>;

/** The active faults: one per path; a specific path takes precedence over "*". */
export class FaultTable {
  private readonly faults = new Map<string, Fault>();
  private calls = 0;

  set(added: Fault): void {
    this.faults.set(added.path, added);
  }

  clear(): void {
    this.calls = 0;
    this.faults.clear();
  }

  list(): Fault[] {
    return [...this.faults.values()];
  }

  /** The fault of an incoming call. Each lookup counts as a call. */
  find(path: string): Fault | undefined {
    const fault = this.faults.get(path) ?? this.faults.get('*');
    if (!fault?.ofTen) return fault;
    this.calls += 1;
    // Spread evenly: 3 of ten are the 1st, 4th and 7th.
    return (this.calls * fault.ofTen) % 10 < fault.ofTen ? fault : undefined;
  }
}
