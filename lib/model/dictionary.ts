/** Every dictionary type that the specifications name. The back office may send more; they are kept. */
export const DICTIONARY_TYPES = [
  'article_category_type',
  'article_status_enum',
  'article_content_type',
  'article_open_way',
  'ter_type',
  'homepage_show_config',
  'newspage_show_config',
  'tag_type_dict',
  'show_tag',
  'news_filter',
  'friendship_links',
  'intercompany_links',
  'attr_num_map',
  'branch_banner_footer_links',
  'footer_left_top_link',
  'footer_left_center_link',
  'footer_link_left',
  'footer_link_right',
  'footer_link_en',
  'footer_top_link',
  'annual_report',
  'annual_report_en',
  'year_picture',
  'statement_links',
] as const;

type KnownDictionaryType = (typeof DICTIONARY_TYPES)[number];
export type DictionaryType = KnownDictionaryType | (string & {});

export interface DictionaryEntry {
  type: DictionaryType;
  label: string;
  value: string;
  text: string;
  /** Checked address, or empty. */
  url: string;
  /** Checked picture address, or empty. */
  imageUrl: string;
  remark: string;
}

export type Dictionaries = ReadonlyMap<DictionaryType, readonly DictionaryEntry[]>;

/** Exact Chinese text to English text. */
export type EnglishDictionary = ReadonlyMap<string, string>;
