import { fileResponse } from '@/app/file-response';
import { getLlmsFile } from '@/lib/outputs/markdown/llms';

/** A summary of the site for language models. */
export const GET = (request: Request): Promise<Response> => fileResponse(request, 'llms.txt', getLlmsFile);

/** Generated from the running back office, never at build time. */
export const dynamic = 'force-dynamic';
