import { mapOutlet } from '@/lib/mappers/outlets';
import { decodeOutlets } from '@/lib/ows/contract/outlets';
import { outletNodes } from './outlet';
import type { GraphSite } from './site';

const SITE = { locale: 'en', siteUrl: 'https://example.com', url: 'https://example.com/o' } as GraphSite;

function nodeOf(fields: object): Record<string, unknown> {
  const [row] = decodeOutlets({ data: [{ BRANCH_ID: '1', ORG_NAME: '营业部', ...fields }] });
  if (!row) throw new Error('no row');
  const outlet = mapOutlet(row, { translate: (text) => text, hosts: [] });
  const [node] = outletNodes(
    { kind: 'outlet', outlet, company: null, near: [], map: null, siteName: '' },
    SITE,
  );
  return JSON.parse(JSON.stringify(node));
}

test('EL-19 structured data names hours and facilities', () => {
  const node = nodeOf({
    SERVICE_TIME: '周一至周五 9:00-11:30，13:00-15:00',
    FACILITIES: 'step_free,glasses',
  });
  expect(node.openingHours).toEqual(['Mo-Fr 09:00-11:30', 'Mo-Fr 13:00-15:00']);
  expect(node.amenityFeature).toEqual([
    { '@type': 'LocationFeatureSpecification', name: 'Step-free access', value: true },
    { '@type': 'LocationFeatureSpecification', name: 'Reading glasses on site', value: true },
  ]);
});

test('EL-19 structured data leaves out what is not known', () => {
  const node = nodeOf({ SERVICE_TIME: '以公告为准 9:00' });
  expect(node).not.toHaveProperty('openingHours');
  expect(node).not.toHaveProperty('amenityFeature');
});

test('RT-09 structured data has each telephone number of an outlet', () => {
  expect(nodeOf({ BUSINESS_TEL: '021-38676666/38676667' }).telephone).toEqual([
    '021-38676666',
    '021-38676667',
  ]);
  expect(nodeOf({ BUSINESS_TEL: '021-38676666' }).telephone).toBe('021-38676666');
  expect(nodeOf({ BUSINESS_TEL: '暂无' })).not.toHaveProperty('telephone');
});
