import { ensureBuild, ensureUploadsBuild } from '../build'
import { requirePort } from '../port'

const port = await requirePort(8000)
ensureBuild()
ensureUploadsBuild()
process.env['PORT'] = String(port)
await import('@mock/http/main')
