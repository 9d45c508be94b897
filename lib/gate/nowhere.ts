import { urlPath } from '@/lib/base/url-path';
import { isEndpointPath } from '@/lib/site/endpoint-paths';
import { isInFolder } from '@/lib/site/endpoints';

/** Whether there is a static file at a path. */
export type IsFile = (path: string) => boolean;

/** Whether an address is in the folders of files and endpoints and there is neither at its path. */
export function isNowhere(url: string, isFile: IsFile): boolean {
  const path = decodeURI(urlPath(url));
  return isInFolder(path) && !isEndpointPath(path) && !isFile(path);
}
