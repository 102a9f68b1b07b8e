import { requireBackend } from '../dev/require-backend'
import { requirePort } from '../port'

const backend = await requireBackend()
const port = await requirePort(5173)
// Vite takes a while to load: a mistake above is told at once.
const { serve } = await import('../dev/serve')
await serve(port, backend)
