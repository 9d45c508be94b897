import type { FormName } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { type FieldRule, FORMS } from '@/lib/rules/forms/rules';
import { formWords } from '@/lib/words/forms';
import { Consent } from '../forms/consent';
import { Field } from '../forms/field';
import { formWordsOf } from '../forms/words';
import { KeywordField, ProvinceSelect } from '../ui/ask-form';
import { type Subject, sample } from './specimen';

const PROBLEM = sample('请填写此项', 'Please fill in this field');
const KEYWORD = sample('关键词', 'Keyword');
const HINT = sample('请勿输入特殊字符', 'Without special characters');
const ALL = sample('全部地区', 'All regions');
const PRIVACY = { href: '#forms', version: '2025-06-01' };

const words = (locale: Locale, form: FormName = 'report') => formWordsOf(formWords(locale), form);

/** The first field of each kind in a form. */
function rules(form: FormName): FieldRule[] {
  const { fields } = FORMS[form];
  return fields.filter(({ kind }, at) => fields.findIndex((other) => other.kind === kind) === at);
}

export const FIELDS: Subject = {
  name: 'Form fields',
  specimens: [
    ...rules('report').map((rule) => ({
      name: `Field, ${rule.kind}`,
      view: (locale: Locale) => <Field rule={rule} words={words(locale)} value="" problem="" />,
    })),
    // The other form, so that no id of a field occurs twice.
    ...rules('complaint').map((rule) => ({
      name: `Field, ${rule.kind}, with an error`,
      view: (locale: Locale) => (
        <Field rule={rule} words={words(locale, 'complaint')} value="" problem={PROBLEM(locale)} />
      ),
    })),
    {
      name: 'Consent, with an error',
      view: (locale) => (
        <Consent privacy={PRIVACY} ticked={false} words={words(locale)} problem={PROBLEM(locale)} />
      ),
    },
    {
      name: 'KeywordField',
      view: (locale) => <KeywordField label={KEYWORD(locale)} hint={HINT(locale)} value="" />,
    },
    { name: 'ProvinceSelect', view: (locale) => <ProvinceSelect chosen="" all={ALL(locale)} /> },
  ],
};
