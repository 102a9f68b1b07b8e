import { managedSettings, type ServerValue } from '@/contract/groups/managed-settings'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { managedSettings as documented } from '../../documented/groups/managed-settings'
import { invalid } from '../../kit/mock-failure'
import { phpMap } from '../../rules/bootstrap/bootstrap-data'
import { administrator } from '../../rules/permissions/administrator'
import { releases } from '../../rules/releases/releases'
import { withoutFalsy } from '../../rules/settings/present-settings'
import { sentSettings } from '../../rules/settings/sent-settings'
import { storeSettings } from '../../rules/settings/store-settings'
import type { Db } from '../../state/store/db'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

const present = ({ server, settings }: Db) => ({
  server: phpMap<ServerValue>({ ...server }),
  client: withoutFalsy(settings),
})

/** Values of the `server` field. Throws 422 for a key that the environment does not have, or a wrong value. */
function sentServerValues(json: string, { server }: Db): Record<string, ServerValue> {
  const values = JSON.parse(json) as Record<string, ServerValue>
  for (const [key, value] of Object.entries(values)) {
    if (!Object.hasOwn(server, key)) throw invalid(key, `The ${key} field is invalid.`)
    if (key === 'mail_port' && value && !/^\d+$/.test(String(value)))
      throw invalid(key, 'The mail port field must be an integer.')
  }
  return values
}

export const managedSettingHandlers = mockGroup(managedSettings, documented, {
  show: (request) => present(administrator(callerOf(request), `${assumedPermissions.settings}.view`).db),

  update: (request) => {
    const { db, release } = administrator(callerOf(request), `${assumedPermissions.settings}.update`)
    const { client = '{}', server = '{}' } = request.body
    const serverValues = sentServerValues(server, db)
    storeSettings(db, sentSettings(client, release))
    db.server = { ...db.server, ...serverValues }
    if ('spotify_id' in serverValues || 'spotify_secret' in serverValues)
      db.settings = {
        ...db.settings,
        spotify_is_setup: Boolean(db.server['spotify_id'] && db.server['spotify_secret']),
      }
    return releases[release].settingsResponse === 'settings' ? present(db) : {}
  },

  serverMaxFileSize: (request) => {
    administrator(callerOf(request), `${assumedPermissions.settings}.update`)
    return { maxSize: 512 * 1024 * 1024 }
  },

  allowS3Uploads: (request) => {
    administrator(callerOf(request), `${assumedPermissions.settings}.update`)
    return {}
  },

  createDropboxToken: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.settings}.update`)
    const { app_key, app_secret, access_code } = request.body
    if (access_code === 'wrong') throw invalid('access_code', 'The access code is invalid.')
    const refreshToken = `mock-${access_code}`
    db.server = {
      ...db.server,
      storage_dropbox_app_key: app_key,
      storage_dropbox_app_secret: app_secret,
      storage_dropbox_refresh_token: refreshToken,
    }
    return { refreshToken }
  },
})
