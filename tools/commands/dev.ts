import { ensurePanelBuild, ensurePaymentsBuild } from '../build'
import { USAGE_EXIT } from '../command-line/cannot-run'
import { requireBackend } from '../dev/require-backend'
import { fail } from '../fail'
import { requireMockOptions } from '../mock-options'
import { requirePort } from '../port'

const mock = await requireMockOptions()
const backend = await requireBackend()
if (backend && (mock.release ?? mock.seed) !== undefined)
  fail('--release and --seed select what the mock serves: unset BACKEND_URL.', USAGE_EXIT)
const port = await requirePort(5173, mock.port)
if (!backend) {
  ensurePanelBuild()
  ensurePaymentsBuild()
}
// Imported late because Vite loads slowly: the checks above report mistakes immediately.
const { serve } = await import('../dev/serve')
await serve(port, { backend, mock })
