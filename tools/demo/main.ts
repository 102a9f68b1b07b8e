import { startMockBackend } from '../../mock-server/browser'

await startMockBackend()
await import('../../resources/client/main')
