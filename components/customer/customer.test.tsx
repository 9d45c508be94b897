import { fireEvent, screen, within } from '@testing-library/react';
import { firstTable, sanitise } from '@/lib/html/sanitise';
import type { Assistant as AssistantModel } from '@/lib/model/customer';
import { articleOf, contextOf, entryOf } from '../catalogue/models';
import { renderView, renderWithScript } from '../test-page';
import { ContactView } from './contact-view';
import { HotlineView } from './hotline-view';
import { ServiceNavView } from './service-nav-view';
import { SloganView } from './slogan-view';

const phones = { hotline: '95521', tollFree: '400-8888-666', former: '95553' };
const assistant: AssistantModel = { frame: '', phones };
const head = { title: '标题', intro: '介绍' };
const hotline = (more: object = {}) => (
  <HotlineView
    data={{
      ...head,
      articles: [articleOf('热线说明', '<p>八点到二十一点</p>')],
      ivr: articleOf('语音菜单', '<p>按2</p>', { id: '400' }),
      keys: firstTable(sanitise('<p>a</p><table><tr><td>2</td></tr></table>').html),
      hours: '每日 8:00–21:00',
      languages: '',
      assistant,
      mailbox: { name: '邮箱', value: 's@a.example', url: 'mailto:s@a.example' },
      ...more,
    }}
    context={contextOf('/customer-hotline')}
  />
);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
});

test('CU-01 the hotline page: slogan, numbers to dial, five steps, channels and four contact items', () => {
  const { container } = renderView(hotline());
  expect(screen.getByText('您的每一次来电，都有人认真倾听')).toBeTruthy();
  for (const [name, to] of [
    ['95521', 'tel:95521'],
    ['400-8888-666', 'tel:4008888666'],
  ] as const) {
    expect(screen.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(to);
  }
  expect(screen.getAllByText(/95553 正在并入 95521/)).toBeTruthy();
  expect(screen.getAllByText(/按 \* 键转人工/)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['填写', '受理', '处理', '反馈', '办结']),
  );
  expect(screen.getByText(/客服热线、本网站和营业网点现场三种渠道/)).toBeTruthy();
  expect(container.querySelectorAll('details dt')).toHaveLength(4);
});

test('CU-01 the title of a text is said once, also where the text begins with it', () => {
  const titled = articleOf('热线说明', '<h2>热线说明</h2><p>八点到二十一点</p>');
  renderView(hotline({ articles: [titled] }));
  expect(screen.getAllByText('热线说明')).toHaveLength(1);
});

test('CU-01 the voice menu opens as a dialog, and is a link before the page is alive', () => {
  renderWithScript(hotline());
  const link = screen.getByRole('link', { name: '语音菜单' });
  expect(link.getAttribute('href')).toBe('/detail?type=channel&id=400');
  fireEvent.click(link);
  expect(within(screen.getByRole('dialog', { name: '语音菜单' })).getByText('按2')).toBeTruthy();
});

test('CU-01 without the article there is no such link, and no keys', () => {
  const { unmount } = renderView(hotline());
  expect(within(screen.getByRole('region', { name: '按键菜单' })).getByRole('table')).toBeTruthy();
  unmount();
  renderView(hotline({ ivr: null, keys: null }));
  expect(screen.queryByRole('link', { name: '语音菜单' })).toBeNull();
  expect(screen.queryByRole('region', { name: '按键菜单' })).toBeNull();
});

test('CU-01 CU-03 hours where they are stated, the assistant where it is configured', () => {
  const { unmount } = renderView(hotline());
  expect(screen.getByText('8:00–21:00').parentElement?.textContent).toBe('每日 8:00–21:00');
  expect(screen.queryByText('服务语言')).toBeNull();
  expect(screen.queryByRole('link', { name: '智能客服' })).toBeNull();
  unmount();
  renderView(hotline({ hours: '', assistant: { frame: 'https://chat.example/', phones } }));
  expect(screen.queryByText('服务时间')).toBeNull();
  expect(screen.getByRole('link', { name: '智能客服' })).toBeTruthy();
});

test('CU-02 before the entry stands what it needs, and beside it the ways without an account', () => {
  renderView(hotline());
  const region = within(screen.getByRole('region', { name: '投诉与建议' }));
  expect(region.getByText(/需要先登录核验身份.*3 分钟.*1 个文件/)).toBeTruthy();
  expect(region.getByRole('link', { name: '95521' }).getAttribute('href')).toBe('tel:95521');
  expect(region.getByRole('link', { name: 's@a.example' }).getAttribute('href')).toBe('mailto:s@a.example');
});

test('CU-02 the entry is the site’s own endpoint in a new tab, which needs no script', () => {
  renderView(hotline());
  const entry = screen.getByRole('link', { name: '我要投诉' });
  expect(entry.getAttribute('href')).toBe('/api/complaint-access?lang=zh');
  expect(entry.getAttribute('target')).toBe('_blank');
});

const openAssistant = (frame: string) => {
  renderView(
    <ContactView
      data={{ ...head, points: {}, assistant: { frame, phones } }}
      context={contextOf('/contact-us')}
    />,
  );
  const opener = screen.getByRole('link', { name: '智能客服' });
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: '智能客服' }) };
};

test('CU-03 the assistant: frame in a sandbox, close first in order, refresh', () => {
  const { dialog } = openAssistant('https://chat.example/');
  const [close, refresh] = within(dialog).getAllByRole('button');
  expect([close?.getAttribute('aria-label'), refresh?.getAttribute('aria-label')]).toEqual([
    '关闭',
    '重新加载',
  ]);
  const frame = within(dialog).getByTitle('智能客服');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(frame.getAttribute('src')).toBe('https://chat.example/');
  fireEvent.click(refresh as HTMLElement);
  expect(within(dialog).getByTitle('智能客服')).not.toBe(frame);
});

test('CU-03 neither Esc nor a click outside closes it; its button does', () => {
  const { dialog } = openAssistant('https://chat.example/');
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog', { name: '智能客服' })).toBe(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog', { name: '智能客服' })).toBeNull();
});

test('CU-03 without a configured frame the dialog explains and offers the numbers', () => {
  const { dialog, opener } = openAssistant('');
  expect(opener.getAttribute('href')).toBe('/customer-hotline#numbers');
  expect(within(dialog).getByText(/智能客服暂未开放/)).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: '95521' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: '重新加载' })).toBeNull();
});

test('CU-04 contact: business, investors, service, discipline inspection, and two ways on in new tabs', () => {
  const points = {
    business: { name: '业务合作', value: 'b@a.example', url: 'mailto:b@a.example' },
    inspectionAddress: { name: '地址', value: '上海市某处', url: '' },
    inspectionPhone: { name: '电话', value: '021-5550 0609', url: 'tel:+862155500609' },
  };
  renderView(<ContactView data={{ ...head, points, assistant }} context={contextOf('/contact-us')} />);
  expect(screen.getByRole('link', { name: 'b@a.example' })).toBeTruthy();
  const inspection = within(screen.getByRole('region', { name: '纪检监督' }));
  expect(inspection.getByText('上海市某处')).toBeTruthy();
  expect(inspection.getByRole('link', { name: '021-5550 0609' })).toBeTruthy();
  // Points that the back office does not provide are left out; the hotline stands in for all points of a block.
  const investors = within(screen.getByRole('region', { name: '投资者' }));
  expect(investors.getByRole('link', { name: '请拨打 95521 查询' }).getAttribute('href')).toBe('tel:95521');
  expect(investors.queryByText('A股投资者')).toBeNull();
  expect(screen.getAllByText('请拨打 95521 查询')).toHaveLength(1);
  for (const [name, to] of [
    ['客户服务热线页面', '/customer-hotline'],
    ['举报非法证券活动', '/report-fraud'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([to, '_blank']);
  }
});

test('CU-05 the slogan page: complaint entrance, mediation by others, hotline', () => {
  const mediation = [entryOf('12386服务平台', 'https://www.csrc.gov.cn/')];
  renderView(
    <SloganView
      data={{ ...head, articles: [], mediation, phones }}
      context={contextOf('/customer-slogan', { locale: 'en' })}
    />,
    'en',
  );
  expect(screen.getByRole('link', { name: 'File a complaint' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '12386服务平台' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByRole('link', { name: /Hotline and complaints process/ }).getAttribute('href')).toBe(
    '/en/customer-hotline',
  );
});

test('CU-06 the service page: welcome with assistant and numbers, banner, and all its lists', () => {
  const list = (name: string) => [entryOf(name, '/download')];
  renderView(
    <ServiceNavView
      data={{
        ...head,
        assistant,
        banner: entryOf('网上开户', 'https://open.example/', { text: '不收费' }),
        top: list('常用一'),
        institutional: list('机构一'),
        custody: list('托管一'),
        evaluation: list('评价一'),
        formerA: list('甲一'),
        formerB: [entryOf('乙一')],
      }}
      context={contextOf('/service')}
    />,
  );
  const welcome = within(screen.getByRole('region', { name: '需要帮忙吗？' }));
  expect(welcome.getByRole('link', { name: '智能客服' })).toBeTruthy();
  expect(welcome.getAllByRole('link', { name: /95521|400-8888-666/ })).toHaveLength(2);
  const regions = {
    机构客户服务: '机构一',
    资产托管与基金服务: '托管一',
    基金评价: '评价一',
    '原 A 集团客户': '甲一',
  };
  for (const [name, link] of Object.entries(regions))
    expect(within(screen.getByRole('region', { name })).getByRole('link', { name: link })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '原 B 集团客户' })).queryByRole('link')).toBeNull();
  expect(screen.getByRole('link', { name: '立即办理' }).getAttribute('href')).toBe('https://open.example/');
});

test('CU-01 without a voice menu the texts lead, and the ways to reach the service stand open beside them', () => {
  const { unmount } = renderView(hotline());
  expect(screen.getByText('全部联系方式').closest('details')?.open).toBe(false);
  unmount();
  renderView(hotline({ ivr: null, keys: '' }));
  const contacts = screen.getByText('全部联系方式').closest('details');
  expect(contacts?.open).toBe(true);
  const [texts, ...others] = contacts?.parentElement?.children ?? [];
  expect(texts?.textContent).toContain('八点到二十一点');
  expect(others).toEqual([contacts]);
});

test('CU-06 a group whose lists are all empty has no title', () => {
  const none = { top: [], institutional: [], custody: [], evaluation: [], formerA: [], formerB: [] };
  const data = { ...head, assistant, banner: null, ...none };
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const { unmount } = renderView(<ServiceNavView data={data} context={contextOf('/service')} />);
  expect(titles()).toEqual(['需要帮忙吗？']);
  unmount();
  const custody = [entryOf('托管', '/custody')];
  renderView(<ServiceNavView data={{ ...data, custody }} context={contextOf('/service')} />);
  expect(titles()).toEqual(['需要帮忙吗？', '机构、托管与基金']);
});
