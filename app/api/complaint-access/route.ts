import { complaintByLink, complaintByScript } from '@/lib/submissions/complaint/complaint-access';

/** CU-02: the complaint entry, as a link that works without a script, and for the script of the service page. */
export const GET = (request: Request): Promise<Response> => complaintByLink(request);
export const POST = (request: Request): Promise<Response> => complaintByScript(request);
