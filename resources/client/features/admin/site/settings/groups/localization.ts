import { Languages } from 'lucide-react'

import { client, select, type SettingGroup, text, flag, when } from './setting'

export const localization: SettingGroup = {
  id: 'localization',
  title: 'Language and dates',
  summary: 'Languages that visitors can choose, and how dates look.',
  icon: Languages,
  settings: [
    client('i18n.enable', 'Visitors can choose the language', flag),
    client('i18n.default_localization', 'Language of new visitors', { kind: 'choice', source: 'localizations' }),
    client('locale.default', 'Default locale', text, {
      description: 'A code such as lv, or auto for the browser’s language.',
      ...when('client.i18n.enable'),
    }),
    client(
      'dates.format',
      'Dates',
      select({ short: 'Short', medium: 'Medium', long: 'Long', full: 'With the day of the week' }),
    ),
    client('dates.locale', 'Locale of dates', text, {
      description: 'A code such as en-GB; leave blank to follow the language.',
    }),
    client('dates.default_timezone', 'Time zone', { kind: 'choice', source: 'timezones' }),
  ],
}
