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
  ]),
  delayMs: z.int().min(0).max(600_000).optional(),
});
export type Fault = z.output<typeof fault>;

/** The faults that are switched on: one a path, and a path of its own wins over "*". */
export class FaultTable {
  private readonly faults = new Map<string, Fault>();

  set(added: Fault): void {
    this.faults.set(added.path, added);
  }

  clear(): void {
    this.faults.clear();
  }

  list(): Fault[] {
    return [...this.faults.values()];
  }

  find(path: string): Fault | undefined {
    return this.faults.get(path) ?? this.faults.get('*');
  }
}
