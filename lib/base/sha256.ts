/** A SHA-256 as the site writes it: 64 lower-case hexadecimal digits. */
export const SHA256 = /^[0-9a-f]{64}$/;
