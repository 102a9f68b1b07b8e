import { ensurePanelBuild, ensurePaymentsBuild } from '../build'
import { USAGE_EXIT } from '../command-line/cannot-run'
import { DEV_PORT } from '../dev/development-files'
import { requireBackend } from '../dev/require-backend'
import { fail } from '../fail'
import { requireMockOptions } from '../mock-options'
import { requirePort } from '../port'

const mock = await requireMockOptions()
const backend = await requireBackend()
if (backend && (mock.release ?? mock.seed) !== undefined)
  fail('--release and --seed select what the mock serves: unset BACKEND_URL.', USAGE_EXIT)
const port = await requirePort(DEV_PORT, mock.port)
if (!backend) {
  ensurePanelBuild()
  ensurePaymentsBuild()
}
// For the names of this server's own files in vite.config.ts.
process.env['PORT'] = String(port)
// Imported late because Vite loads slowly: the checks above report mistakes immediately.
const { serve } = await import('../dev/serve')
await serve(port, { backend, mock })
