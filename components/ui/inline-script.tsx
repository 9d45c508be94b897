/** The one door for scripts inside a page: `code` is the project's own source, never data. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: own source, see above
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
