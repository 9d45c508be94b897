/** The address that dials a number. */
export const phoneHref = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
