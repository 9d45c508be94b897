/**
 * The key by which permissions to preview are signed. It contains the secret that opens the preview, so that a changed
 * one ends them all.
 */
export const previewKey = (siteSecret: string, previewSecret: string): string =>
  JSON.stringify([siteSecret, previewSecret]);
