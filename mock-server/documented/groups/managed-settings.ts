import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import {
  type DocumentedGroup,
  empty,
  optional,
  permitted,
  required,
  success,
  undocumentedResponse,
} from '../documented'

const settings = {
  server: { mail_host: 'smtp.music.test', mail_port: 587, mail_password: null },
  client: { branding: { site_name: 'Dziesma' }, registration: { disable: true } },
}
const permission = `${assumedPermissions.settings}.update`

export const managedSettings = {
  section: '7',
  rule: 'Settings come as `server` and `client`, and are saved as two JSON texts in a multipart form.',
  screens: ['admin: settings'],
  endpoints: {
    show: {
      call: 'GET settings',
      source: '1.5, 7',
      rights: permitted(`${assumedPermissions.settings}.view`),
      responses: { settings, 'nothing set': { server: [], client: [] } },
      assumed: 'the permission',
    },
    update: {
      call: 'POST settings',
      source: '7; trap 29',
      body: { client: optional(), server: optional(), certificate: optional() },
      rights: permitted(permission),
      responses: { ...success.responses, ...empty, 'settings of B2': settings },
      refusals: ['422 errors from validators'],
      assumed: 'the permission, and which of the two parts a request may omit',
    },
    serverMaxFileSize: {
      call: 'GET uploads/server-max-file-size',
      screens: ['admin: settings', 'admin: maintenance'],
      source: '7',
      rights: permitted(permission),
      responses: { bytes: { maxSize: 536_870_912 }, text: { maxSize: '512 MB' } },
      assumed: 'the permission and the unit',
    },
    allowS3Uploads: {
      call: 'POST s3/cors/upload',
      failsIn: 'resources/client/features/admin/site/maintenance/maintenance.test.tsx',
      screens: ['admin: settings', 'admin: maintenance'],
      source: '7, 9',
      rights: permitted(permission),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    createDropboxToken: {
      call: 'POST settings/uploading/dropbox-refresh-token',
      source: '7',
      body: { app_key: required(), app_secret: required(), access_code: required() },
      rights: permitted(permission),
      responses: { ...empty, token: { refreshToken: 'sl.u.mock' } },
      assumed: 'the permission, the fields and the response',
    },
  },
} satisfies DocumentedGroup
