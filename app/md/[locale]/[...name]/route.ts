import { fileResponse } from '@/app/file-response';
import { countFile } from '@/lib/gate/file-limits';
import { getMarkdown } from '@/lib/outputs/markdown/markdown-files';
import { isLocale } from '@/lib/site/locales';

type Props = { params: Promise<{ locale: string; name: string[] }> };

/** Articles and menu pages as Markdown. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, name } = await params;
  const answer = await fileResponse(request, name.at(-1) ?? '', async () =>
    isLocale(locale) ? getMarkdown(locale, name.join('/'), () => countFile(request.headers)) : null,
  );
  // Search engines shall index the page itself, not its Markdown.
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}
