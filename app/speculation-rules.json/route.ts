import { SPECULATION_RULES } from '@/lib/seo/speculation';

/** Referenced by the header Speculation-Rules of every page (server/gate/security-headers.ts). */
export function GET(): Response {
  return Response.json(SPECULATION_RULES, {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  });
}

export const dynamic = 'force-static';
