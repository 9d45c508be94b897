import { noteInlineScript } from '@/lib/runtime/inline-scripts';

/**
 * The one way to put a script into a page: `code` is the project's own source, never data. It is registered for
 * server/content-policy.ts, which allows no other script.
 */
export function InlineScript({ code }: { code: string }) {
  noteInlineScript(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: own source, see above
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
