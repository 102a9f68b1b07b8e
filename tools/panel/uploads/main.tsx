import '@/styles/main.css'
import '@/styles/components.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { watchSession } from '@/app/session-watchers'
import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { readBootstrap } from '@/core/platform/bootstrap/read-bootstrap'
import { startI18n } from '@/core/platform/i18n/i18n'
import { refreshBootstrap, renewSession } from '@/core/platform/session/refresh-bootstrap'
import { watchUserChange } from '@/core/platform/session/user-data'
import { startTheme } from '@/core/platform/theme/start-theme'
import { confirmPassword } from '@/core/shared/account/password-confirmation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { readableError } from '@/core/shared/failures/readable-error'

import { UploadsPage } from './uploads-page'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with id "root"')

setBootstrap(readBootstrap() ?? (await refreshBootstrap()))
startTheme()
watchUserChange()
recoverWith({
  readable: (error) => Promise.resolve(readableError(error)),
  renewSession,
  confirmPassword,
  announceFailure,
  sessionEnded: () => void refreshBootstrap().catch(console.error),
})
await Promise.all([startI18n(getBootstrap()), watchSession(getBootstrap().user === null)])
document.title = 'Uploads'
createRoot(root).render(
  <StrictMode>
    <UploadsPage />
  </StrictMode>,
)
