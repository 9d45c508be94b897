/**
 * The root element of the elder edition (app/[locale]/[edition]/layout.tsx). An attribute, since the build renames the
 * classes in sheets of components.
 */
const ELDER = '[data-device=elder]';
/** Without weight of its own, so that the order of rules stays as it is written. */
const OTHERS = `:where(:root:not(${ELDER}))`;
const ELDERS = `:where(:root${ELDER})`;

const FROM_A_WIDTH = /width\s*>=?|<=?\s*width|prefers-color-scheme/;
/** The layouts of phones; narrower steps between desktops are left alone. */
const BELOW_A_WIDTH = /^\(width < (?:768|1025)px\)$/;
/** Selectors that begin with the root element itself, which no other element is above. */
const ROOT = /^(?<root>:root|html\b|:global\(html\b)/;

const above = (guard) => (selector) =>
  ROOT.test(selector)
    ? selector.replace(ROOT, `$<root>${guard.replace(':where(:root', ':where(')}`)
    : `${guard} ${selector}`;

function guard(rules, add) {
  rules.walkRules((rule) => {
    rule.selectors = rule.selectors.map(add);
  });
}

/**
 * A PostCSS plugin: the elder version has the layout of phones at every width of the window, since its letters are large
 * everywhere, and colours that the visitor chose. Rules from a width on, and those of dark schemes, pass it by; rules
 * below a width are valid in it always.
 */
export const narrowElder = {
  postcssPlugin: 'narrow-elder',
  Once(sheet) {
    sheet.walkAtRules('media', (media) => {
      if (FROM_A_WIDTH.test(media.params)) guard(media, above(OTHERS));
      else if (BELOW_A_WIDTH.test(media.params)) {
        const copy = media.clone();
        guard(copy, above(ELDERS));
        media.after(copy.nodes);
      }
    });
  },
};
