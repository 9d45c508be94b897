/** A page's HTML without the parameters of the address it was first asked for by. */
export function withoutQuery(html: string): string;
/** The same for the page's data as text. */
export function dataWithoutQuery(data: string): string;
