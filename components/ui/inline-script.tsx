const KNOWN = Symbol.for('site.inline-scripts');

/**
 * The one door for scripts inside a page: `code` is the project's own source, never data. Told to
 * server/content-policy.mjs, which lets no other script text run.
 */
export function InlineScript({ code }: { code: string }) {
  const known: unknown = Reflect.get(globalThis, KNOWN);
  if (known instanceof Set) known.add(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: own source, see above
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
