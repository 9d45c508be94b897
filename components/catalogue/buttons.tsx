import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Chips } from '../ui/chips';
import { DialogLink } from '../ui/dialog-link';
import { Paginator } from '../ui/paginator';
import { SmartLink } from '../ui/smart-link';
import { FileLinks } from '../ui/table/file-links';
import { type Subject, sample } from './specimen';

const SEND = sample('提交', 'Submit');
const MORE = sample('查看全部公告', 'All announcements');
const TERMS = sample('风险揭示', 'Risk disclosure');
const CLOSE = sample('关闭', 'Close');
const ALL = sample('全部', 'All');
const FILES = sample('下载数据', 'Download the data');
const RISK = sample('市场有风险，投资需谨慎。', 'Investments can lose value.');

export const BUTTONS: Subject = {
  name: 'Buttons and links',
  specimens: [
    { name: 'Button, primary', view: (locale) => <Button type="button">{SEND(locale)}</Button> },
    {
      name: 'Button, secondary',
      view: (locale) => (
        <Button type="button" kind="secondary">
          {SEND(locale)}
        </Button>
      ),
    },
    {
      name: 'Button, disabled',
      view: (locale) => (
        <Button type="button" disabled>
          {SEND(locale)}
        </Button>
      ),
    },
    { name: 'ButtonLink', view: (locale) => <ButtonLink href="#buttons">{MORE(locale)}</ButtonLink> },
    { name: 'SmartLink', view: (locale) => <SmartLink href="#buttons">{MORE(locale)}</SmartLink> },
    {
      name: 'DialogLink with InfoDialog',
      view: (locale) => (
        <DialogLink title={TERMS(locale)} href="#buttons" closeLabel={CLOSE(locale)} kind="secondary">
          <p>{RISK(locale)}</p>
        </DialogLink>
      ),
    },
    {
      name: 'Chips',
      view: (locale) => (
        <Chips
          chips={[
            { label: ALL(locale), href: '#all', current: true },
            { label: '2025', href: '#2025' },
            { label: '2024', href: '#2024' },
          ]}
        />
      ),
    },
    { name: 'Paginator', view: () => <Paginator page={2} pages={5} hrefOf={(page) => `#page-${page}`} /> },
    {
      name: 'FileLinks',
      view: (locale) => (
        <FileLinks
          label={FILES(locale)}
          files={[
            ['CSV', '#csv'],
            ['JSON', '#json'],
          ]}
        />
      ),
    },
  ],
};
