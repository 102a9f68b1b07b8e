import { ensureBuild, ensurePanelBuild, ensureUploadsBuild } from '../build'
import { requirePort } from '../port'
import { requireMockOptions } from '../require-mock-options'

const { release, seed } = requireMockOptions(['release', 'seed'])
const port = await requirePort(8000)
ensureBuild()
ensureUploadsBuild()
ensurePanelBuild()
process.env['PORT'] = String(port)
if (release) process.env['MOCK_RELEASE'] = release
if (seed !== undefined) process.env['MOCK_SEED'] = seed
await import('@mock/http/main')
