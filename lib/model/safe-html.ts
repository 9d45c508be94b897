declare const sanitised: unique symbol;

/**
 * HTML that has passed the sanitiser. Only lib/html creates it (sanitise.ts, and body-blocks.ts, which divides it), and
 * only components/ui/rich-text.tsx renders it.
 */
export type SafeHtml = string & { readonly [sanitised]: true };
