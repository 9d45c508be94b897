import 'server-only';
import type { RawDictionaryEntry, RawMenuItem } from '@/lib/ows/contract/raw';
import builtIn from './built-in.json';

/**
 * What header and footer show when this installation has never had an answer from the back office (DT-02):
 * pages of the route table under their plain names. Pages that need content answer 503 meanwhile.
 */
type Row = Readonly<Record<string, string>>;

const NO_MENU = {
  menuKey: '',
  query: '',
  seoInfo: '',
  enSeoInfo: '',
  bindingTags: '',
  isFrame: '1',
  path: '',
};

export const BUILT_IN_MENU: readonly RawMenuItem[] = builtIn.menu.map((row: Row, at) => ({
  ...NO_MENU,
  menuId: row.id ?? '',
  parentId: row.parent ?? '0',
  menuName: row.zh ?? '',
  menuEnName: row.en ?? '',
  routeUrl: row.path ?? '',
  menuType: 'C',
  orderNum: String(at),
  visible: '0',
  status: '0',
}));

const NO_ENTRY = { dictValue: '', remark: '', status: '0' };

export const BUILT_IN_DICTIONARY: readonly RawDictionaryEntry[] = builtIn.dictionary.map((row: Row, at) => ({
  ...NO_ENTRY,
  dictType: row.type ?? '',
  dictLabel: row.label ?? '',
  cssClass: row.url ?? '',
  dictSort: String(at),
}));

export const BUILT_IN_ENGLISH: readonly RawDictionaryEntry[] = Object.entries(builtIn.english).map(
  ([dictLabel, dictValue]) => ({
    ...NO_ENTRY,
    dictType: 'home_page',
    dictLabel,
    dictValue,
    cssClass: '',
    dictSort: '',
  }),
);
