import { isIP } from 'node:net';
import { SettingError } from '@/lib/runtime/env-schema';

/** What differs from one installation to the next; everything else comes from the tables of the site. */
export interface GatewaySettings {
  /** Public name of the site: the host of SITE_URL. */
  host: string;
  /** Where the processes of the site listen. */
  processes: string[];
  httpPort: number;
  httpsPort: number;
  certificate: string;
  certificateKey: string;
  /** Where these files are installed. */
  folder: string;
  cacheFolder: string;
  cacheMegabytes: number;
  logFolder: string;
  pidFile: string;
  /** Who runs the workers. */
  user: string;
  /** Addresses and networks whose requests are not limited: monitoring, load tests. */
  unlimited: string[];
}

export const DEFAULTS: GatewaySettings = {
  host: 'www.example.com',
  processes: ['127.0.0.1:3000'],
  httpPort: 80,
  httpsPort: 443,
  certificate: '/etc/ssl/site/fullchain.pem',
  certificateKey: '/etc/ssl/site/privkey.pem',
  folder: '/etc/nginx/site',
  cacheFolder: '/var/cache/nginx/site',
  cacheMegabytes: 2048,
  logFolder: '/var/log/nginx',
  pidFile: '/run/nginx.pid',
  user: 'www-data',
  unlimited: [],
};

const isPort = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536;
const isPath = (value: unknown): boolean => /^\/[\w./-]+$/.test(String(value));
const isProcess = (text: string): boolean =>
  /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/i.test(text) && isPort(Number(/\d+$/.exec(text)?.[0]));
const isNetwork = (text: string): boolean => isIP(text.replace(/\/\d{1,3}$/, '')) > 0;
const areAll = (value: unknown, test: (text: string) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && test(one));

/** Values become part of nginx's configuration: each has a form that holds neither quotes nor semicolons. */
const FORMS: Readonly<
  Record<keyof GatewaySettings, readonly [test: (value: unknown) => boolean, must: string]>
> = {
  host: [(value) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(String(value)), 'a host name in small letters'],
  processes: [
    (value) => areAll(value, isProcess) && String(value) !== '',
    'a list such as ["127.0.0.1:3000"]',
  ],
  httpPort: [isPort, 'a port'],
  httpsPort: [isPort, 'a port'],
  certificate: [isPath, 'an absolute path'],
  certificateKey: [isPath, 'an absolute path'],
  folder: [isPath, 'an absolute path'],
  cacheFolder: [isPath, 'an absolute path'],
  cacheMegabytes: [(value) => Number.isInteger(value) && Number(value) >= 64, 'a whole number, 64 or more'],
  logFolder: [isPath, 'an absolute path'],
  pidFile: [isPath, 'an absolute path'],
  user: [(value) => /^[a-z_][a-z0-9_-]*$/.test(String(value)), 'the name of a user'],
  unlimited: [(value) => areAll(value, isNetwork), 'a list of addresses and networks'],
};

const isName = (name: string): name is keyof GatewaySettings => Object.hasOwn(FORMS, name);

/** Reads settings over the defaults; throws one sentence that names the first mistake. */
export function readSettings(text: string): GatewaySettings {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new SettingError('The settings of the gateway must be JSON.');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SettingError('The settings of the gateway must be an object.');
  for (const [name, value] of Object.entries(given)) {
    if (!isName(name)) throw new SettingError(`The gateway has no setting "${name}".`);
    const [test, must] = FORMS[name];
    if (!test(value)) throw new SettingError(`The gateway's setting "${name}" must be ${must}.`);
  }
  return { ...DEFAULTS, ...given };
}
