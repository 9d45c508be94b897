export function ownOrigins(siteUrl: string | undefined): string[];
