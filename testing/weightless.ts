/** The line of the footer about the weight of its page, with what it states: nothing until the page is compressed. */
export const WEIGHT_LINE = /<p data-weight="[^"]*"(?: hidden="")?>([^<]*)<\/p>/;

/** A page without that line, which may be filled in between two visits. */
export const weightless = (html: string): string => html.replace(WEIGHT_LINE, '');
