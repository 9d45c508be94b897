import { type ServerStub, startServerStub } from './server-stub';

export type BackOffice = ServerStub;

/**
 * A stand-in for the back office that answers `{"code":200}` unless its `answer` is set. The environment of the site
 * is set to it, with these settings on top; modules of the site must be imported afterwards.
 */
export async function startBackOffice(settings: Record<string, string> = {}): Promise<BackOffice> {
  const office = await startServerStub((response) => response.end('{"code":200}'));
  Object.assign(process.env, {
    OWS_URL: `${office.origin}/ows/`,
    OWS_APP_SECRET: 'secret-of-the-test',
    SITE_SECRET: 'sixteen-characters',
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://site.example',
    ...settings,
  });
  return office;
}
