import { entryByLink, entryByPost } from '@/lib/submissions/complaint/complaint-entry';

/**
 * RT-06: turns an `info` into a session of the complaint form, by link or after the visitor has confirmed the
 * identity.
 */
export const GET = (request: Request): Promise<Response> => entryByLink(request);
export const POST = (request: Request): Promise<Response> => entryByPost(request);
