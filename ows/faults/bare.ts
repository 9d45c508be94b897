import { isFields, members } from './wrong-types';

/** Fields that a back office may leave out of its items, by the contract or because an editor left them empty. */
const OPTIONAL: ReadonlySet<string> = new Set([
  // Articles and menu items.
  ...['excerpt', 'imageUrl', 'videoUrl', 'ext', 'author', 'attachments', 'seoInfo', 'enSeoInfo', 'slug'],
  ...['categoryId', 'createTime', 'updateTime', 'icon', 'query', 'remark', 'cssClass', 'listClass'],
  // Outlets and people.
  ...['LATITUDE', 'LONGITUDE', 'SERVICE_TIME', 'FACILITIES', 'ADDRESS', 'BUSINESS_TEL', 'COMPLAIN_TEL'],
  ...['CHARGER', 'ORG_CODE', 'BUSINESS_SCOPE', 'WECHAT_QR', 'WEIBO_URL', 'USER_HEAD_URL', 'AGENCY_AREA'],
  // Software.
  ...['md5', 'macMd5', 'kvImage', 'publicImage', 'subTitle', 'description', 'pcCompatibleVersion'],
  ...['appRecordNumber', 'appPrivacy', 'appViewPermission'],
]);

const bareItem = (item: unknown): unknown =>
  isFields(item) ? Object.fromEntries(Object.entries(item).filter(([name]) => !OPTIONAL.has(name))) : item;

/** A successful body with as many items as before, which have only what no item lacks. */
export const bare = (body: unknown): unknown =>
  members(body, (_name, value) => (Array.isArray(value) ? value.map(bareItem) : value));
