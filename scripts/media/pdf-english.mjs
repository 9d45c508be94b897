const en = { lang: 'en', author: 'Haixu Securities Group' };

export const esgEn = {
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

export const mifidpru = {
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
