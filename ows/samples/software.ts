type Fields = Record<string, unknown>;

const BLANK = {
  pcCompatibleVersion: '',
  md5: '',
  macMd5: '',
  pcDownloadUrl: '',
  macDownloadUrl: '',
  kvImage: '',
  publicImage: '',
  appDownloadUrl: '',
  appRecordNumber: '',
  appPrivacy: '',
  appViewPermission: '',
};

/** Item 12 is the one that /fuyi-download shows. */
export function sampleSoftware(): Fields[] {
  return [
    app({ id: 1, name: '示例掌上交易', subTitle: '行情、交易与理财' }),
    app({ id: 2, name: '示例期权宝', subTitle: '期权行情与交易' }),
    pc({ id: 11, name: '示例网上交易', subTitle: '行情与委托' }),
    pc({ id: 12, name: '示例富易', subTitle: '专业版交易终端' }),
  ];
}

type Named = { id: number; name: string; subTitle: string };

function app(named: Named): Fields {
  return {
    ...BLANK,
    ...texts(named),
    type: '0',
    appDownloadUrl: `https://download.example.com/app-${named.id}`,
    appRecordNumber: '沪ICP备00000000号-1A',
    appPrivacy: 'https://download.example.com/privacy',
    appViewPermission: 'https://download.example.com/permissions',
  };
}

function pc(named: Named): Fields {
  return {
    ...BLANK,
    ...texts(named),
    type: '1',
    pcCompatibleVersion: 'Windows 10, Windows 11',
    md5: 'd41d8cd98f00b204e9800998ecf8427e',
    macMd5: 'd41d8cd98f00b204e9800998ecf8427e',
    pcDownloadUrl: `https://download.example.com/pc-${named.id}.exe`,
    macDownloadUrl: `https://download.example.com/mac-${named.id}.dmg`,
  };
}

const texts = ({ id, name, subTitle }: Named) => ({
  id,
  name,
  version: '1.0.0',
  title: name,
  subTitle,
  description: `${name}：${subTitle}。`,
});
