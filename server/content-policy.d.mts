interface Sources {
  scripts?: string[];
  styles?: string[];
  env?: Record<string, string | undefined>;
}

export function contentPolicy(sources?: Sources): string;
export function policyOf(html: string): string;
export function plainPolicy(style: string): string;
