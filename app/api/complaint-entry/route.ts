import { entryByLink, entryByPost } from '@/lib/submissions/complaint/complaint-entry';

/** RT-06: an info becomes a session of the complaint form; by a link, or after the visitor has confirmed it. */
export const GET = (request: Request): Promise<Response> => entryByLink(request);
export const POST = (request: Request): Promise<Response> => entryByPost(request);
