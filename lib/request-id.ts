import 'server-only';

/** The id of the request under way: made by server/main.mjs, or by a proxy that is trusted. */
export { requestId } from '../server/request-context.mjs';
