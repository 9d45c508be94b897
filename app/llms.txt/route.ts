import { fileResponse } from '@/app/file-response';
import { getLlmsFile } from '@/lib/outputs/markdown/llms';

/** The site in one page for programs that read. */
export const GET = (request: Request): Promise<Response> => fileResponse(request, 'llms.txt', getLlmsFile);

/** Made from the running back office, never at build time. */
export const dynamic = 'force-dynamic';
