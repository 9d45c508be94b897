/** The host of an address; text that is no address is returned unchanged. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
