/** Every dictionary type that the specifications name or a page reads. The back office may send more. */
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
  'account_opening_banner',
  'client_group_a_links',
  'client_group_b_links',
  'contact_points',
  'custody_fund_services',
  'disclosure_media',
  'esg_rating',
  'financial_calendar',
  'fund_evaluation',
  'institutional_services',
  'investor_contact',
  'investor_people',
  'join_us_link',
  'mediation_links',
  'official_accounts',
  'organization_structure',
  'safety_tools',
  'service_top_links',
  'uk_company',
  'uk_disclosures',
] as const;

export type DictionaryType = (typeof DICTIONARY_TYPES)[number];

/** A dictionary entry that is a link. The meaning of `text` depends on the dictionary. */
export interface LinkEntry {
  label: string;
  text: string;
  /** Validated URL, or empty. */
  url: string;
  /** Validated URL of an image, or empty. */
  imageUrl: string;
}

/** An entry of any dictionary. The meaning of value, text and remark depends on the type; mappers interpret them. */
export interface DictionaryEntry extends LinkEntry {
  type: string;
  value: string;
  remark: string;
  /** False where the entry is left out of English pages. */
  inEnglish: boolean;
}

/** Dictionaries by type, with their entries in the order of the back office. */
export interface Dictionaries {
  get(type: DictionaryType): readonly DictionaryEntry[] | undefined;
}

/** English text by exact Chinese text. */
export type EnglishDictionary = ReadonlyMap<string, string>;
