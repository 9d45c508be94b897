/** The root element of the elder edition (app/[locale]/[edition]/layout.tsx). */
const ROOT = /<html [^>]*\bdata-device="elder"/;

/** Whether a page, or its beginning, is of the elder edition. */
export const isElderPage = (html: string): boolean => ROOT.test(html);
