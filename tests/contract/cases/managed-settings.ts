import type { managedSettings } from '@/contract/groups/managed-settings'
import { encodeSettings, type SettingValues } from '@/contract/shapes/saved-settings'
import { managedSettings as documented } from '@mock/documented/groups/managed-settings'

import { groupCases } from '../case'
import { admin, administratorsOnly, reading } from './administrator'

/** The multipart form, in the spelling that every release accepts for texts, numbers and flags. */
function form(client: SettingValues | undefined, server?: object, certificate?: File): () => { body: FormData } {
  return () => {
    const body = new FormData()
    if (client) body.append('client', encodeSettings(client, 'flat'))
    if (server) body.append('server', JSON.stringify(server))
    if (certificate) body.append('certificate', certificate)
    return { body }
  }
}

const dropbox = { app_key: 'key', app_secret: 'secret', access_code: 'code' }

export const managedSettingCases = groupCases<typeof managedSettings>(documented, {
  show: [
    {
      name: 'by an administrator',
      ...reading,
      status: 200,
      holds: ({ server, client }) => Object.keys(server).length > 0 && 'branding' in client,
    },
    ...administratorsOnly(),
  ],
  update: [
    {
      name: 'a setting of the site',
      ...admin,
      input: form({ 'branding.site_name': 'Dziesmas', 'player.hide_lyrics': true, 'player.default_volume': 40 }),
      status: 200,
    },
    { name: 'a list', ...admin, input: form({ 'uploads.allowed_extensions': ['mp3', 'wav'] }), status: 200 },
    {
      name: 'a value of the server, and a certificate',
      ...admin,
      input: form(undefined, { mail_host: 'smtp.music.test' }, new File(['-----BEGIN'], 'ca.pem')),
      status: 200,
    },
    { name: 'an invalid address', ...admin, input: form({ 'mail.contact_page_address': 'nobody' }), status: 422 },
    { name: 'an invalid port', ...admin, input: form({}, { mail_port: 'smtp' }), status: 422 },
    { name: 'an unknown value of the server', ...admin, input: form({}, { no_such_key: '1' }), status: 422 },
    {
      name: 'settings that are not JSON',
      ...admin,
      input: () => {
        const body = new FormData()
        body.append('client', 'branding.site_name=Dziesmas')
        return { body }
      },
      status: 422,
    },
    ...administratorsOnly(form({ 'branding.site_name': 'Dziesmas' })),
  ],
  serverMaxFileSize: [{ name: 'by an administrator', ...reading, status: 200 }, ...administratorsOnly()],
  allowS3Uploads: [{ name: 'by an administrator', ...admin, status: 200 }, ...administratorsOnly()],
  createDropboxToken: [
    {
      name: 'with a code',
      ...admin,
      input: { body: dropbox },
      status: 200,
      holds: (response) => !response || Boolean(response.refreshToken),
    },
    { name: 'without a code', ...admin, input: { body: { ...dropbox, access_code: '' } }, status: 422 },
    ...administratorsOnly({ body: dropbox }),
  ],
})
