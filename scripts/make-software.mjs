/**
 * Writes the software list of the content pack and the small sample packages it leads to, with their real
 * fingerprints. The same on every run: node scripts/make-software.mjs
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

const FILES = 'ows/content/files/software';
const ADDRESS = '/ows/files/software';
const IMAGES = '/ows/files/images';
const LINES = 400;

mkdirSync(FILES, { recursive: true });

/** A package that installs nothing: text of a few kilobytes. */
function makePackage(name) {
  const lines = Array.from({ length: LINES }, (_, at) => `${name} sample package, line ${at + 1}\n`);
  const bytes = Buffer.from(lines.join(''));
  writeFileSync(`${FILES}/${name}`, bytes);
  const hash = (kind) => createHash(kind).update(bytes).digest('hex');
  return { url: `${ADDRESS}/${name}`, md5: hash('md5'), sha256: hash('sha256') };
}

const NONE = { url: '', md5: '', sha256: '' };

function pc({ windows = NONE, mac = NONE, ...rest }) {
  return {
    ...rest,
    type: '1',
    md5: windows.md5,
    macMd5: mac.md5,
    sha256: windows.sha256,
    macSha256: mac.sha256,
    pcDownloadUrl: windows.url,
    macDownloadUrl: mac.url,
  };
}

function app({ path, record, ...rest }) {
  return {
    ...rest,
    type: '0',
    appDownloadUrl: `https://app.haixu.example/${path}`,
    appRecordNumber: record,
    appPrivacy: `https://app.haixu.example/${path}/privacy`,
    appViewPermission: `https://app.haixu.example/${path}/permissions`,
  };
}

const look = (name) => ({
  kvImage: `${IMAGES}/program-${name}.svg`,
  publicImage: `${IMAGES}/program-${name}.svg`,
});

const items = [
  app({
    id: 1,
    name: '海序通App',
    version: '8.6.2',
    title: '海序通App',
    subTitle: '行情、交易与理财，一个应用',
    description: '支持iOS、Android与HarmonyOS，含长辈版与语音读屏。',
    path: 'haixu',
    record: '沪ICP备00000000号-2A',
    ...look('wealth'),
  }),
  pc({
    id: 12,
    name: '海序富易',
    version: '9.2.0',
    pcCompatibleVersion: 'Windows 10、Windows 11；macOS 12及以上',
    title: '海序富易',
    subTitle: '为主动交易者准备的专业终端',
    description: '多屏行情、条件单与期权策略，同一账户在电脑与手机间无缝衔接。',
    windows: makePackage('haixu-fuyi-9.2.0.exe'),
    mac: makePackage('haixu-fuyi-9.2.0.dmg'),
    ...look('trader'),
  }),
  pc({
    id: 11,
    name: '海序网上交易',
    version: '7.4.1',
    pcCompatibleVersion: 'Windows 10、Windows 11',
    title: '海序网上交易',
    subTitle: '轻便的行情与委托',
    description: '安装包小，适合日常查询与下单。',
    windows: makePackage('haixu-trade-7.4.1.exe'),
    ...look('web'),
  }),
  app({
    id: 2,
    name: '海序期权宝',
    version: '3.1.0',
    title: '海序期权宝',
    subTitle: '期权行情与组合交易',
    description: '希腊值、组合保证金与行权提醒。',
    path: 'options',
    record: '沪ICP备00000000号-3A',
    ...look('options'),
  }),
  // SHA-256 is missing here, as with a back office that implements the contract only.
  pc({
    id: 13,
    name: '海序量化终端',
    version: '2.0.5',
    pcCompatibleVersion: 'Windows 11',
    title: '海序量化终端',
    subTitle: '策略研究与程序化交易',
    description: '仅向完成程序化交易报告的客户开放。',
    windows: { ...makePackage('haixu-quant-2.0.5.exe'), sha256: '' },
    ...look('quant'),
  }),
  pc({
    id: 14,
    name: '海序机构专线',
    version: '5.0.0',
    pcCompatibleVersion: 'Windows 10',
    title: '海序机构专线',
    subTitle: '机构客户交易客户端',
    description: '安装包由客户经理提供，本页不提供下载。',
    ...look('institutions'),
  }),
];

const rows = items.map(
  (item) =>
    `- ${Object.entries(item)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n  ')}\n`,
);
writeFileSync(
  'ows/content/data/software.yaml',
  `# Written by scripts/make-software.mjs; sha256 and macSha256 go beyond the contract\n${rows.join('')}`,
);
