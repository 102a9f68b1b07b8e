import '@/styles/main.css'
import '@/styles/components.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { watchSession } from '@/app/session-watchers'
import { recoverWith } from '@/core/api/recovery'
import { getBootstrap, setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { readBootstrap } from '@/core/bootstrap/read-bootstrap'
import { refreshBootstrap, renewSession } from '@/core/bootstrap/refresh-bootstrap'
import { startI18n } from '@/core/i18n/i18n'
import { confirmPassword } from '@/core/session/password-confirmation'
import { watchUser } from '@/core/session/user-leaves'
import { startTheme } from '@/core/theme/start-theme'

import { UploadsPage } from './uploads-page'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with id "root"')

setBootstrap(readBootstrap() ?? (await refreshBootstrap()))
startTheme()
watchUser()
recoverWith({ renewSession, confirmPassword, sessionEnded: () => void refreshBootstrap().catch(console.error) })
await Promise.all([startI18n(getBootstrap()), watchSession(getBootstrap().user === null)])
createRoot(root).render(
  <StrictMode>
    <UploadsPage />
  </StrictMode>,
)
