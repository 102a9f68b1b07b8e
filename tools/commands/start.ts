import { ensureBuild, ensurePanelBuild, ensureUploadsBuild } from '../build'
import { requirePort } from '../port'
import { requireRelease } from '../require-release'

const release = requireRelease('start')
const port = await requirePort(8000)
ensureBuild()
ensureUploadsBuild()
ensurePanelBuild()
process.env['PORT'] = String(port)
if (release) process.env['MOCK_RELEASE'] = release
await import('@mock/http/main')
