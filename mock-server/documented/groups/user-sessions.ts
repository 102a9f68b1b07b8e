import { type DocumentedGroup, empty, required, signedIn } from '../documented'

export const userSessions = {
  section: '3.2',
  rule: 'Sessions name their device, browser and place, and mark the current one; ending the others needs the password.',
  screens: ['account settings: sessions, social accounts, tokens'],
  endpoints: {
    list: {
      call: 'GET user-sessions',
      source: '3.2; trap 32',
      ...signedIn,
      responses: {
        'known device': {
          sessions: [
            {
              id: 1,
              platform: 'Linux',
              device_type: 'phone',
              browser: 'Firefox',
              country: 'lv',
              city: 'Rīga',
              ip_address: '192.0.2.1',
              is_current_device: true,
              last_active: '2024-05-04T10:00:00Z',
            },
          ],
        },
        'unknown device and place': {
          sessions: [{ id: 'a', platform: false, browser: false, country: null, city: null }],
        },
      },
    },
    logoutOthers: {
      call: 'POST user-sessions/logout-other',
      source: '3.2; trap 9',
      body: { password: required() },
      rights: ['signed in', 'confirmed password'],
      responses: empty,
    },
  },
} satisfies DocumentedGroup
