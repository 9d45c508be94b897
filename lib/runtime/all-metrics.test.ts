/** @jest-environment node */
import { allMetrics, type MetricsOfProcess } from './all-metrics';
import { metrics } from './metrics';
import { setProcessState } from './process-state';

test('OP-02 the metrics of all processes have every series of each one, its start included, by its label', async () => {
  metrics.registry.setDefaultLabels({ process: '2' });
  // As it comes over the channel between processes.
  const other = structuredClone(await metrics.registry.getMetricsAsJSON());
  metrics.registry.setDefaultLabels({ process: '1' });
  setProcessState('metricsOfOthers', () => Promise.resolve([other as MetricsOfProcess]));
  const text = await allMetrics();
  for (const name of ['process_start_time_seconds', 'process_resident_memory_bytes'])
    for (const process of ['1', '2'])
      expect(text).toMatch(new RegExp(`^${name}\\{process="${process}"\\} [\\d.]+$`, 'm'));
});
