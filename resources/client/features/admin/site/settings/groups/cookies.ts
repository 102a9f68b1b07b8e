import { Cookie } from 'lucide-react'

import { client, select, type SettingGroup, flag, when } from './setting'

const notice = when('client.cookie_notice.enable')

export const cookies: SettingGroup = {
  id: 'cookies',
  title: 'Cookies',
  summary: 'The bar that asks visitors to accept cookies.',
  icon: Cookie,
  settings: [
    client('cookie_notice.enable', 'Show the cookie notice', flag, {
      description: 'The server shows it where the law asks for it.',
    }),
    client('cookie_notice.position', 'Place', select({ top: 'At the top', bottom: 'At the bottom' }), notice),
    client('cookie_notice.button', 'Link to details', { kind: 'link' }, notice),
  ],
}
