import type { CDPSession } from '@playwright/test'

/** Memory of a page after garbage collection. */
export type PageMemory = {
  /** Used JavaScript heap in bytes. */
  heap: number
  /** DOM nodes held by scripts, attached or not. The browser's own count would include those inside SVG images. */
  nodes: number
  listeners: number
  /** Media elements, attached or not. */
  players: number
}

const BYTES_PER_MB = 1_000_000

/** Collects garbage, then measures the page's memory. */
export async function pageMemory(client: CDPSession): Promise<PageMemory> {
  await client.send('Performance.enable')
  const nodes = await countInstances(client, 'Node')
  const players = await countInstances(client, 'HTMLMediaElement')
  // Objects that one collection finalizes are freed by the next.
  for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { metrics } = await client.send('Performance.getMetrics')
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
  return { heap: usedSize, nodes, listeners, players }
}

/** Heap growth between two measurements in MB. */
export const heapGrowth = (before: PageMemory, after: PageMemory): number => (after.heap - before.heap) / BYTES_PER_MB

/** Used heap of a measurement in MB. */
export const heapInMegabytes = ({ heap }: PageMemory): number => heap / BYTES_PER_MB

/** Counts the instances of a DOM class that the page's scripts hold. */
async function countInstances(client: CDPSession, name: 'Node' | 'HTMLMediaElement'): Promise<number> {
  const group = { objectGroup: 'instances' }
  const { result: prototype } = await client.send('Runtime.evaluate', { expression: `${name}.prototype`, ...group })
  const { objects } = await client.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    ...group,
  })
  const { result } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // Prototypes of subclasses match too, but are not instances.
    functionDeclaration: 'function () { return this.filter((object) => !Object.hasOwn(object, "constructor")).length }',
    returnByValue: true,
  })
  await client.send('Runtime.releaseObjectGroup', group)
  return Number(result.value)
}
