import { startMockBackend } from '@mock/browser'

await startMockBackend()
await import('../../resources/client/main')
if (new URLSearchParams(window.location.search).get('mock.panel') !== 'off') await import('../panel/main')
