import { fireEvent, render, screen } from '@testing-library/react';
import type { Problem } from '@/lib/model/forms';
import { FORMS } from '@/lib/rules/forms/rules';
import zh from '@/messages/zh.json';
import { FileField } from './file-field.client';
import type { FormWords } from './words';

const NONE: readonly number[] = [];
const words = { ...zh.forms, errors: zh.forms.errors, files: zh.forms.files } as unknown as FormWords;
const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

beforeEach(() => {
  const held = new WeakMap<HTMLInputElement, File[]>();
  Object.defineProperty(HTMLInputElement.prototype, 'files', {
    configurable: true,
    get(this: HTMLInputElement) {
      return held.get(this) ?? [];
    },
    set(this: HTMLInputElement, files: File[]) {
      held.set(this, [...files]);
    },
  });
  Object.assign(globalThis, {
    DataTransfer: class {
      files: File[] = [];
      items = { add: (one: File) => this.files.push(one) };
    },
  });
});

function field(refused: readonly Problem[], problem = '') {
  const rule = FORMS.report.files;
  return <FileField rule={rule} hint="" words={words} problem={problem} shares={NONE} refused={refused} />;
}

const input = () => screen.getByLabelText(/附件/, { selector: 'input' }) as HTMLInputElement;
const sent = () => [...(input().files ?? [])].map(({ name }) => name);

function choose(...names: string[]) {
  const target = input();
  (target as { files: unknown }).files = names.map(file);
  fireEvent.change(target);
}

test('CU-07 a file that the server refuses for its content leaves the list and what is sent next, and it is said', () => {
  const { rerender } = render(field([]));
  choose('good.pdf', 'bad.pdf', 'other.pdf');
  expect(sent()).toEqual(['good.pdf', 'bad.pdf', 'other.pdf']);
  rerender(field([{ field: 'files', text: 'bad.pdf：含有脚本', file: 1 }]));
  expect(sent()).toEqual(['good.pdf', 'other.pdf']);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toContain('bad.pdf：含有脚本');
  choose('better.pdf');
  expect(sent()).toEqual(['good.pdf', 'other.pdf', 'better.pdf']);
});

test('CU-07 a refusal that names no file empties the list, so that the next try is another one', () => {
  const { rerender } = render(field([]));
  choose('a.pdf', 'b.pdf');
  rerender(field([{ field: 'files', text: '附件不能上传' }]));
  expect(sent()).toEqual([]);
});
