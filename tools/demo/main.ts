import { startMockBackend } from '@mock/browser'

await startMockBackend()
await import('../../resources/client/main')
