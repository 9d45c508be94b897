export const SECRETS = {
  OWS_APP_SECRET: 'faults-only-call-secret',
  SITE_SECRET: 'faults-only-cookie-secret',
  REVALIDATE_SECRET: 'faults-only-revalidate-secret',
  OPERATIONS_TOKEN: 'faults-only-operations-token',
};

const PORTS_OF_A_WORKER = 20;

/** Test files run in parallel: each worker has its own ports, and with them folders and a back office. */
export const ownPort = (port: number): number =>
  port + PORTS_OF_A_WORKER * (Number(process.env.JEST_WORKER_ID ?? 1) - 1);
