import type { CDPSession } from '@playwright/test'

import type { Figure } from '../report'
import type { BenchTransport } from './job'
import { limits } from './limits'
import type { BenchFile } from './make-file'
import type { UploadPage } from './open-page'
import { nameOf, sendersOf } from './senders'

const BYTES_PER_MB = 1_000_000

/** Compares the peak heap of each sender for a small and a large file. */
export async function compareHeap(
  page: UploadPage,
  transport: BenchTransport,
  [small, large]: [BenchFile, BenchFile],
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const sender of sendersOf(transport)) {
    const peak = async ({ path }: BenchFile): Promise<number> => {
      await page.pick(path)
      const sending = page.send(sender)
      const most = await peakHeap(page.client, sending)
      await page.remove(await sending)
      return most
    }
    // Warm-up: the first run also loads code.
    await peak(small)
    const [before, after] = [await peak(small), await peak(large)]
    const name = nameOf(transport, sender)
    figures.push(
      { name: `${name}: peak heap, ${small.size}`, unit: 'MB', values: [before] },
      {
        name: `${name}: more for ${large.size}`,
        unit: 'MB',
        values: [after - before],
        ...(sender === 'ours' && { limit: limits.heapGrowth }),
      },
    )
  }
  return figures
}

/** Returns the peak of uncollectable objects and buffers in MB while `work` runs. */
async function peakHeap(client: CDPSession, work: Promise<unknown>): Promise<number> {
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  let peak = 0
  while (!isDone) {
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await client.send('Runtime.getHeapUsage')
    peak = Math.max(peak, usedSize + backingStorageSize)
  }
  await end
  return peak / BYTES_PER_MB
}
