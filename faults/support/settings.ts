export const SECRETS = {
  OWS_APP_SECRET: 'faults-only-call-secret',
  SITE_SECRET: 'faults-only-cookie-secret',
  REVALIDATE_SECRET: 'faults-only-revalidate-secret',
  OPERATIONS_TOKEN: 'faults-only-operations-token',
};
