declare const sanitised: unique symbol;

/** HTML that has passed the sanitiser. Only lib/html makes it (sanitise, and body-blocks, which divides it); only components/ui/rich-text renders it. */
export type SafeHtml = string & { readonly [sanitised]: true };
