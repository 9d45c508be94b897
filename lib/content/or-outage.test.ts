import { OwsError } from '@/lib/base/ows-error';
import { orOutage } from './or-outage';

test('PV-01 a back office that fails makes null, a defect stays an error', async () => {
  expect(await orOutage(Promise.resolve([1]))).toEqual([1]);
  expect(await orOutage(Promise.reject(new OwsError('timeout', 'late', { code: 408 })))).toBeNull();
  await expect(orOutage(Promise.reject(new TypeError('a defect')))).rejects.toThrow('a defect');
});
