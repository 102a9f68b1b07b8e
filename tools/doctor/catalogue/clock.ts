import { area } from './area'

/** Clock, language, time zone. */
export const clock = area('clock', 'Clock and locale', {
  'clock.skew': {
    severity: 'warning',
    what: 'The clocks of the server and of this computer differ',
    why: 'If the server’s is wrong, authenticator codes are refused, and signed URLs of the storage have expired.',
    fix: { laravel: 'timedatectl set-ntp true, on the server' },
  },
  'clock.language-attribute': {
    severity: 'warning',
    what: '<html lang> differs from the bootstrap data’s language',
    why: 'Screen readers pronounce the first screen in the wrong language, and browsers offer to translate it.',
    fix: { laravel: 'app.blade.php: <html lang="{{ $bootstrapData[\'language\'] }}">' },
  },
  'clock.language-untranslated': {
    severity: 'warning',
    what: 'The site’s language has no translation',
    why: 'The client brings its own texts only for some languages; others need lines from the server.',
    fix: {
      laravel: 'Settings, localization: translation on, with lines for the language, or default language lv or en',
    },
  },
  'clock.time-zone': {
    severity: 'warning',
    what: 'settings.dates.default_timezone is not a time zone',
    why: 'The account settings offer it as the default, and saving them fails.',
    fix: { laravel: 'Settings, dates: default_timezone = Europe/Riga' },
  },
})
