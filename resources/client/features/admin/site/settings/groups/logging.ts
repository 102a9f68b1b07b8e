import { Bug } from 'lucide-react'

import { client, server, type SettingGroup, text } from './setting'

export const logging: SettingGroup = {
  id: 'logging',
  title: 'Error reports',
  summary: 'Where errors of browsers and of the server are reported.',
  icon: Bug,
  settings: [
    client('logging.sentry_public', 'Sentry DSN of browsers', text),
    server('sentry_dsn', 'Sentry DSN of the server', text),
  ],
}
