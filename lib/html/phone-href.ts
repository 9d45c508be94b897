/** The `tel:` URL of a phone number. */
export const phoneHref = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
