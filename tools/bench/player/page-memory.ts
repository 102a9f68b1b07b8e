import type { CDPSession } from '@playwright/test'

/** What a page holds after everything that can be collected was. */
export type PageMemory = {
  /** Bytes. */
  heap: number
  /** Nodes that a script made or holds, on the page or not. (The browser's own count has those inside of SVG pictures too.) */
  nodes: number
  listeners: number
  /** Elements that play, on the page or not. */
  players: number
}

const BYTES_PER_MB = 1_000_000

/** Collects garbage, then counts what is left. */
export async function pageMemory(client: CDPSession): Promise<PageMemory> {
  await client.send('Performance.enable')
  const nodes = await countInstances(client, 'Node')
  const players = await countInstances(client, 'HTMLMediaElement')
  // What the first collection finalises only the next one frees.
  for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { metrics } = await client.send('Performance.getMetrics')
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
  return { heap: usedSize, nodes, listeners, players }
}

/** MB between two looks. */
export const heapGrowth = (before: PageMemory, after: PageMemory): number => (after.heap - before.heap) / BYTES_PER_MB

/** Heap in MB. */
export const heapInMegabytes = ({ heap }: PageMemory): number => heap / BYTES_PER_MB

/** How many objects of a class of the browser's the page's scripts hold. */
async function countInstances(client: CDPSession, name: 'Node' | 'HTMLMediaElement'): Promise<number> {
  const group = { objectGroup: 'instances' }
  const { result: prototype } = await client.send('Runtime.evaluate', { expression: `${name}.prototype`, ...group })
  const { objects } = await client.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    ...group,
  })
  const { result } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // Prototypes inherit too, and are no instances.
    functionDeclaration: 'function () { return this.filter((object) => !Object.hasOwn(object, "constructor")).length }',
    returnByValue: true,
  })
  await client.send('Runtime.releaseObjectGroup', group)
  return Number(result.value)
}
