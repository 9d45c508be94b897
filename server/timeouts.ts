/**
 * Timeouts of the HTTP server, in milliseconds. Half-open and silent connections are closed; a form with
 * files may take the three minutes of lib/gate/limits.ts. Idle connections are kept longer than gateways keep
 * theirs (nginx: 60 s): the side that reuses a connection must be the one that closes it, or now and then a
 * request arrives on a connection that is being closed.
 */
export const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 190_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};
