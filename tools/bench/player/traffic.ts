import type { CDPSession } from '@playwright/test'

/** Requests and bytes of a page by resource type. */
export type Traffic = Record<string, { requests: number; bytes: number }>

const KINDS: Record<string, string> = {
  Document: 'HTML',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'images',
  Media: 'audio',
  XHR: 'API',
  Fetch: 'API',
}

/** Counts requests and bytes on the wire, headers included, from now on. Returns a function that reads the totals. */
export async function meterTraffic(client: CDPSession): Promise<() => Traffic> {
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, KINDS[type ?? ''] ?? 'other'))
  // Audio starts to sound before its response has finished, so received chunks count as they arrive.
  client.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) =>
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + (encodedDataLength || dataLength)),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength))
  return () => {
    const traffic: Traffic = {}
    for (const [requestId, kind] of kinds) {
      const sum = (traffic[kind] ??= { requests: 0, bytes: 0 })
      sum.requests += 1
      sum.bytes += bytes.get(requestId) ?? 0
    }
    return traffic
  }
}
