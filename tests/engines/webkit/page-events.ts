import type { PageEvent } from './agent/agent'

/** Where an event comes from. */
export type Source = { realm: string; context: string }

/** Translates an event of the page to BiDi's. */
export function pageEvent(
  event: Exclude<PageEvent, { type: 'settled' }>,
  source: Source,
): { method: string; params: object } {
  const timestamp = Date.now()
  switch (event.type) {
    case 'message':
      return { method: 'script.message', params: { channel: event.channel, data: event.data, source } }
    case 'error': {
      const { text, url, line, column } = event
      const callFrames = [
        { url, lineNumber: Math.max(line - 1, 0), columnNumber: Math.max(column - 1, 0), functionName: '' },
      ]
      return {
        method: 'log.entryAdded',
        params: { type: 'javascript', level: 'error', text, timestamp, source, stackTrace: { callFrames } },
      }
    }
    case 'console': {
      const { method, text, args } = event
      const level = method === 'log' ? 'info' : method
      return { method: 'log.entryAdded', params: { type: 'console', level, method, text, args, timestamp, source } }
    }
  }
}
