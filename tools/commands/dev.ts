import { ensurePanelBuild } from '../build'
import { requireBackend } from '../dev/require-backend'
import { requireMockOptions } from '../mock-options'
import { requirePort } from '../port'

const mock = requireMockOptions()
const backend = await requireBackend()
if (!backend) ensurePanelBuild()
const port = await requirePort(5173)
// Imported late because Vite loads slowly: the checks above report mistakes immediately.
const { serve } = await import('../dev/serve')
await serve(port, { backend, mock })
