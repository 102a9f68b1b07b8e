import { type DocumentedGroup, required } from '../documented'

export const users = {
  section: '3.3',
  rule: 'The language call returns the localization in `locale`; the quota is `minutesLeft`, null when unlimited.',
  screens: ['account menu, sidebar'],
  endpoints: {
    setLocale: {
      call: 'POST users/me/locale',
      source: '3.3; trap 6',
      body: { locale: required() },
      rights: [],
      responses: {
        lines: { locale: { id: 1, name: 'Latviešu', language: 'lv', lines: { Play: 'Atskaņot' } } },
        'no lines': { locale: { id: 1, name: 'Latviešu', language: 'lv', lines: [] } },
      },
    },
    minutesLeft: {
      call: 'GET users/:id/minutes-left',
      source: '5',
      screens: ['backstage: upload'],
      rights: [],
      responses: { limited: { minutesLeft: 12 }, unlimited: { minutesLeft: null } },
    },
  },
} satisfies DocumentedGroup
