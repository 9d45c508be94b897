export function ownHeaders(): Record<string, string>;
export function isOwnRequest(headers: Record<string, string | string[] | undefined>): boolean;
export function ownOrigin(host: string | undefined, port: number): string;
