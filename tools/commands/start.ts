import { ensureBuild, ensurePanelBuild, ensureUploadsBuild } from '../build'
import { requirePort } from '../port'

const port = await requirePort(8000)
ensureBuild()
ensureUploadsBuild()
ensurePanelBuild()
process.env['PORT'] = String(port)
await import('@mock/http/main')
