interface StoredValue {
  html?: unknown;
  headers?: Record<string, unknown>;
}

export function lastModified(value: StoredValue, before?: StoredValue | null, now?: number): string;
