import { summaryText } from '@/lib/html/field-text';
import { safeHref, safeMedia } from '@/lib/html/safe-href';
import type { Build, SoftwareItem } from '@/lib/model/software';
import type { RawSoftware } from '@/lib/ows/contract/software';
import type { Translate } from './articles';

const PC = '1';
const hex = (text: string, length: number): string => {
  const bare = text.trim().toLowerCase();
  return bare.length === length && /^[0-9a-f]+$/.test(bare) ? bare : '';
};
const MD5_LENGTH = 32;
const SHA256_LENGTH = 64;

function buildsOf(raw: RawSoftware): Build[] {
  if (raw.type !== PC)
    return [{ platform: 'mobile', href: safeHref(raw.appDownloadUrl), md5: '', sha256: '' }];
  const windows: Build = {
    platform: 'windows',
    href: safeHref(raw.pcDownloadUrl),
    md5: hex(raw.md5, MD5_LENGTH),
    sha256: hex(raw.sha256, SHA256_LENGTH),
  };
  const mac: Build = {
    platform: 'mac',
    href: safeHref(raw.macDownloadUrl),
    md5: hex(raw.macMd5, MD5_LENGTH),
    sha256: hex(raw.macSha256, SHA256_LENGTH),
  };
  return [windows, mac];
}

/**
 * A software item; type 1 has builds for Windows and macOS, any other for phones. Hashes are lower-case hex.
 */
export function mapSoftware(raw: RawSoftware, translate: Translate): SoftwareItem {
  const say = (text: string) => translate(summaryText(text));
  return {
    id: raw.id,
    name: say(raw.name) || say(raw.title),
    version: raw.version.trim(),
    title: say(raw.title) || say(raw.name),
    subtitle: say(raw.subTitle),
    description: say(raw.description),
    compatible: say(raw.pcCompatibleVersion),
    image: safeMedia(raw.kvImage),
    poster: safeMedia(raw.publicImage),
    builds: buildsOf(raw),
    record: raw.appRecordNumber.trim(),
    privacyHref: safeHref(raw.appPrivacy),
    permissionHref: safeHref(raw.appViewPermission),
  };
}
