/**
 * The key that signs preview permissions. It contains the preview secret, so that changing the secret revokes
 * all of them.
 */
export const previewKey = (siteSecret: string, previewSecret: string): string =>
  JSON.stringify([siteSecret, previewSecret]);
