import { noteInlineScript } from '@/lib/runtime/inline-scripts';

/**
 * The one door for scripts inside a page: `code` is the project's own source, never data. Told to
 * server/content-policy.ts, which lets no other script text run.
 */
export function InlineScript({ code }: { code: string }) {
  noteInlineScript(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: own source, see above
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
