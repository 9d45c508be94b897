import type { OfficialFile, SoftwareItem } from './software';

/** Returns the builds that have an MD5 or SHA-256 hash, by which a file can be identified. */
export function officialFiles(items: readonly SoftwareItem[]): OfficialFile[] {
  return items.flatMap(({ name, version, builds }) =>
    builds
      .filter(({ md5, sha256 }) => md5 || sha256)
      .map(({ platform, md5, sha256 }) => ({ name, platform, version, md5, sha256 })),
  );
}
