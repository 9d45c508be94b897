/**
 * Mistakes in the pack. The item is left out and its mistake reported, so that one bad file does not prevent the
 * start; the contract tests expect none in the shipped pack.
 */
export class PackProblems {
  readonly list: string[] = [];

  add(file: string, message: string): void {
    this.list.push(`${file}: ${message}`);
  }

  /** Runs a step on one file and turns what it throws into a problem of that file. */
  attempt<T>(file: string, step: () => T): T | null {
    try {
      return step();
    } catch (error) {
      this.add(file, explain(error));
      return null;
    }
  }
}

function explain(error: unknown): string {
  if (error && typeof error === 'object' && 'issues' in error && Array.isArray(error.issues)) {
    return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()).join('; ');
  }
  return error instanceof Error ? (error.message.split('\n')[0] ?? 'unreadable') : 'unreadable';
}
