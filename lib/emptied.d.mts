export const SECOND_LOOK_MS: number;
export const LOOK_AGAIN_MS: number;
export function listTag(digest: string, isEmpty: boolean): string;
export function isEmptied(before: readonly string[], now: readonly string[]): boolean;
export function tagsOfNews(tags: readonly string[]): string[];
