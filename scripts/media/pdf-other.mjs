const zh = { lang: 'zh', author: '海序证券集团' };
const en = { lang: 'en', author: 'Haixu Securities Group' };

const esgZh = {
  ...zh,
  file: 'esg-report-2024.zh.pdf',
  title: '2024年可持续发展报告',
  subject: '环境、社会及管治',
  chapters: [
    {
      title: '关于本报告',
      body: [
        '本报告涵盖2024年1月1日至12月31日，参照上海证券交易所与香港联合交易所有关可持续发展信息披露的要求编制。本文件为网站示例材料，所载公司与数据均为虚构。',
      ],
    },
    {
      title: '治理',
      body: [
        '董事会对可持续发展承担最终责任，下设可持续发展委员会，每季度审议气候风险、客户权益与员工发展议题。高级管理人员的年度考核中，可持续发展指标占百分之十五。',
      ],
      list: [
        '全体员工完成反洗钱与商业道德培训；',
        '供应商签署可持续采购承诺比例达到百分之九十三；',
        '董事会中女性成员占三成以上。',
      ],
    },
    {
      newPage: true,
      title: '环境',
      body: [
        '公司以2020年为基准年，承诺到2030年将自身运营排放减少一半。数据中心改用自然冷却后，单位算力能耗下降两成。',
      ],
      data: {
        head: ['指标', '2022', '2023', '2024'],
        rows: [
          ['范围一排放（吨）', '2,140', '1,986', '1,802'],
          ['范围二排放（吨）', '48,620', '45,377', '41,095'],
          ['绿电占比', '18.4%', '27.9%', '36.5%'],
          ['人均用纸（千克）', '9.6', '7.8', '6.1'],
          ['绿色债券承销（亿元）', '412', '538', '661'],
        ],
      },
    },
    {
      newPage: true,
      title: '社会',
      body: [
        '公司在一百个社区设立固定的投资者教育站点，全年开展公益活动六百余场，员工志愿服务时长超过五万小时。长辈版应用覆盖全部常用功能，热线为六十五岁以上客户保留人工直通。',
      ],
      data: {
        head: ['指标', '2023', '2024'],
        rows: [
          ['志愿服务（小时）', '43,800', '51,200'],
          ['投教活动（场）', '1,260', '1,584'],
          ['员工人均培训（小时）', '68', '74'],
          ['客户满意度', '93.1', '94.4'],
        ],
      },
    },
    { title: '展望', body: ['2025年，公司将把气候情景分析扩展到信用业务，并首次披露投融资组合的排放强度。'] },
  ],
};

const esgEn = {
  ...en,
  file: 'esg-report-2024.en.pdf',
  title: 'Sustainability Report 2024',
  subject: 'Environment, society and governance',
  chapters: [
    {
      title: 'About this report',
      body: [
        'This report covers 1 January to 31 December 2024 and follows the sustainability disclosure requirements of the Shanghai and Hong Kong stock exchanges. It is sample material for a website; the company and its figures are fictional.',
      ],
    },
    {
      title: 'Governance',
      body: [
        'The board bears final responsibility for sustainability. Its committee meets every quarter to consider climate risk, the interests of clients and the development of our people. Sustainability targets make up 15% of executive assessments.',
      ],
      list: [
        'Every employee completed training in business ethics and the prevention of money laundering.',
        '93% of suppliers have signed our sustainable procurement pledge.',
        'Women hold more than 30% of board seats.',
      ],
    },
    {
      newPage: true,
      title: 'Environment',
      body: [
        'Measured against 2020, we have undertaken to halve operational emissions by 2030. Free cooling has cut the energy our data centres use for each unit of computing by a fifth.',
      ],
      data: {
        head: ['Indicator', '2022', '2023', '2024'],
        rows: [
          ['Scope 1 emissions (t)', '2,140', '1,986', '1,802'],
          ['Scope 2 emissions (t)', '48,620', '45,377', '41,095'],
          ['Renewable electricity', '18.4%', '27.9%', '36.5%'],
          ['Paper per person (kg)', '9.6', '7.8', '6.1'],
          ['Green bonds (RMB bn)', '41.2', '53.8', '66.1'],
        ],
      },
    },
    {
      newPage: true,
      title: 'Society',
      body: [
        'We maintain investor education points in one hundred neighbourhoods. Our people gave more than 50,000 hours to over 600 community projects. The senior edition of our app covers every common task, and clients over 65 reach a person directly on the hotline.',
      ],
      data: {
        head: ['Indicator', '2023', '2024'],
        rows: [
          ['Volunteering (hours)', '43,800', '51,200'],
          ['Investor education events', '1,260', '1,584'],
          ['Training per employee (hours)', '68', '74'],
          ['Client satisfaction', '93.1', '94.4'],
        ],
      },
    },
    {
      title: 'Outlook',
      body: [
        'In 2025 we will extend climate scenarios to our lending and disclose the emission intensity of financed activities for the first time.',
      ],
    },
  ],
};

const announcement = {
  ...zh,
  file: 'announcement-sample.pdf',
  title: '关于召开股东大会的通知',
  subject: '证券代码：601211　公告编号：样本-001',
  chapters: [
    {
      title: '一、召开会议的基本情况',
      body: [
        '会议采用现场投票与网络投票相结合的方式召开，地点为上海市总部会议中心。本公告为网站示例材料，所载事项均为虚构。',
      ],
      data: {
        head: ['事项', '安排'],
        rows: [
          ['股权登记日', '会议召开前第六个交易日'],
          ['现场会议时间', '下午二时三十分'],
          ['网络投票系统', '上海证券交易所股东大会网络投票系统'],
        ],
      },
    },
    {
      newPage: true,
      title: '二、会议审议事项',
      list: [
        '年度董事会工作报告；',
        '年度监事会工作报告；',
        '年度利润分配方案；',
        '续聘会计师事务所的议案；',
        '修订公司章程的议案。',
      ],
      body: ['下列议案已经董事会审议通过，其中章程修订为特别决议议案，对中小投资者单独计票。'],
    },
    {
      title: '三、登记方法',
      body: [
        '符合出席条件的股东可持有效身份证件及持股凭证办理登记，也可以信函或电子邮件方式登记。联系电话：95521。',
      ],
    },
  ],
};

const privacy = {
  ...zh,
  file: 'privacy-policy.pdf',
  title: '隐私政策',
  subject: '个人信息处理规则 · 版本样本',
  chapters: [
    {
      title: '一、我们如何收集信息',
      body: ['我们仅在实现服务目的所必需的最小范围内处理您的个人信息。本文件为网站示例材料。'],
      data: {
        head: ['场景', '信息', '保存期限'],
        rows: [
          ['留言与建议', '姓名、电话、邮箱', '处理完毕后三年'],
          ['非法证券线索', '线索内容、联系方式', '移送后五年'],
          ['网点查询', '大致位置（需同意）', '不保存'],
        ],
      },
    },
    {
      newPage: true,
      title: '二、我们如何使用信息',
      list: ['答复您的咨询与投诉；', '履行法律法规规定的义务；', '在您同意后统计网页访问情况。'],
      body: ['我们不会出售您的个人信息，不会将其用于与收集目的无关的自动化决策。'],
    },
    {
      title: '三、您的权利',
      body: [
        '您可以查阅、复制、更正、删除您的个人信息，撤回同意，或要求我们解释处理规则。请拨打95521，我们将在十五个工作日内答复。',
      ],
    },
    { title: '四、未成年人', body: ['我们的服务面向成年人。未满十八周岁的，请在监护人陪同下使用。'] },
  ],
};

const mifidpru = {
  ...en,
  file: 'mifidpru-8-2024.pdf',
  title: 'MIFIDPRU 8 Disclosure 2024',
  subject: 'Public disclosure by the UK subsidiary for the year ended 31 December 2024',
  chapters: [
    {
      title: 'Scope',
      body: [
        'This disclosure is made on a solo basis by the UK subsidiary of the group, a non-SNI investment firm, in accordance with chapter 8 of MIFIDPRU. It is sample material; the firm and its figures are fictional.',
      ],
    },
    {
      title: 'Own funds',
      body: ['Own funds consist entirely of common equity tier 1 capital.'],
      data: {
        head: ['Item', 'GBP thousand'],
        rows: [
          ['Share capital', '24,000'],
          ['Retained earnings', '6,180'],
          ['Deductions', '(412)'],
          ['Total own funds', '29,768'],
        ],
      },
    },
    {
      newPage: true,
      title: 'Own funds requirement',
      body: [
        'The requirement is the highest of the permanent minimum, the fixed overheads requirement and the K-factor requirement.',
      ],
      data: {
        head: ['Requirement', 'GBP thousand'],
        rows: [
          ['Permanent minimum', '750'],
          ['Fixed overheads requirement', '3,940'],
          ['K-factor requirement', '1,265'],
        ],
      },
    },
    {
      title: 'Risk management',
      body: [
        'The board reviews the internal capital and risk assessment at least once a year, and sooner when the business changes. It considers harm to clients, to markets and to the firm itself.',
      ],
    },
    {
      newPage: true,
      title: 'Remuneration',
      body: [
        'Fixed pay reflects experience and responsibility. Variable pay depends on individual conduct, client outcomes and the results of the firm, and may be reduced or recovered for up to three years.',
      ],
      list: [
        'Four people were identified as material risk takers.',
        'Variable pay does not exceed fixed pay.',
      ],
    },
  ],
};

export const others = [esgZh, esgEn, announcement, privacy, mifidpru];
