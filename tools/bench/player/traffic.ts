import type { CDPSession } from '@playwright/test'

/** What a page fetches, by kind. */
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

/** Counts from now on; bytes are those on the wire, with headers. Returns the way to read. */
export async function meterTraffic(client: CDPSession): Promise<() => Traffic> {
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, KINDS[type ?? ''] ?? 'other'))
  // What streams is not over when it begins to sound.
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
