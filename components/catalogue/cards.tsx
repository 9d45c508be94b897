import { CARD_TEMPLATES } from '@/lib/model/article-facts';
import type { Locale } from '@/lib/model/variant';
import { CardList } from '../business/cards/card-list';
import { summaryOf } from './models';
import { type Subject, sample } from './specimen';

const NAMES = [
  sample('财富管理', 'Wealth management'),
  sample('投资银行', 'Investment banking'),
  sample('机构与交易', 'Institutional trading'),
  sample('投资管理', 'Investment management'),
];
const EXCERPT = sample('以客户为中心的综合金融服务。', 'Financial services around the client.');

const cards = (locale: Locale) =>
  NAMES.map((name, at) =>
    summaryOf(name(locale), { id: String(at + 1), excerpt: EXCERPT(locale), image: '/brand/waves.svg' }),
  );

export const CARDS: Subject = {
  name: 'Cards',
  specimens: CARD_TEMPLATES.map((template) => ({
    name: `CardList, template ${template}`,
    view: (locale) => (
      <CardList template={template} cards={cards(locale)} locale={locale} edition="desktop" />
    ),
  })),
};
