import { ensureBuild, ensurePanelBuild, ensureUploadsBuild } from '../build'
import { requirePort } from '../port'
import { requireSeed } from '../require-seed'

const seed = requireSeed('start')
const port = await requirePort(8000)
ensureBuild()
ensureUploadsBuild()
ensurePanelBuild()
process.env['PORT'] = String(port)
if (seed !== undefined) process.env['MOCK_SEED'] = seed
await import('@mock/http/main')
