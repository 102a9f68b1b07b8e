import { ensurePanelBuild } from '../build'
import { requireBackend } from '../dev/require-backend'
import { requirePort } from '../port'
import { requireRelease } from '../require-release'

const release = requireRelease('run dev')
const backend = await requireBackend()
if (!backend) ensurePanelBuild()
const port = await requirePort(5173)
// Imported late because Vite loads slowly: the checks above report mistakes immediately.
const { serve } = await import('../dev/serve')
await serve(port, { backend, release })
