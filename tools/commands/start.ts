import { ensureBuild, ensurePanelBuild, ensurePaymentsBuild } from '../build'
import { requireMockOptions } from '../mock-options'
import { requirePort } from '../port'

const { release, seed, port: requestedPort } = await requireMockOptions()
const port = await requirePort(8000, requestedPort)
ensureBuild()
ensurePanelBuild()
ensurePaymentsBuild()
process.env['PORT'] = String(port)
if (release) process.env['MOCK_RELEASE'] = release
if (seed !== undefined) process.env['MOCK_SEED'] = seed
await import('@mock/site/http/main')
