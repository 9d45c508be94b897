import type { Captcha, FormPage } from '@/lib/model/forms';

/** For tests: a picture as captcha, valid for ten minutes. */
export const PICTURE: Captcha = {
  kind: 'image',
  uuid: 'u'.repeat(32),
  seal: 's',
  image: 'data:image/png;base64,iVBORw0KGgo=',
  question: '',
  seconds: 600,
  trouble: '',
};

/** For tests: an empty report, with the given fields. */
export const formPageOf = (more: Partial<FormPage> = {}): FormPage => ({
  form: 'report',
  title: '举报',
  intro: '介绍',
  values: {},
  problems: [],
  captcha: PICTURE,
  owner: '',
  sessionSeconds: 0,
  once: 'once-1',
  privacy: { href: '/terms', version: '2025年06月01日' },
  hotline: '95521',
  hotlineHref: 'tel:95521',
  ...more,
});
