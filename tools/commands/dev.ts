import { ensurePanelBuild } from '../build'
import { USAGE_EXIT } from '../command-line/cannot-run'
import { requireBackend } from '../dev/require-backend'
import { fail } from '../fail'
import { requirePort } from '../port'
import { requireMockOptions } from '../require-mock-options'

const { release } = requireMockOptions(['release'])
const backend = await requireBackend()
if (backend && release) fail('--release selects what the mock speaks: unset BACKEND_URL.', USAGE_EXIT)
if (!backend) ensurePanelBuild()
const port = await requirePort(5173)
// Imported late because Vite loads slowly: the checks above report mistakes immediately.
const { serve } = await import('../dev/serve')
await serve(port, { backend, release })
