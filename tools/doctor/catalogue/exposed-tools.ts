import type { Explanations } from './area'

const ROOT = { nginx: 'root <site>/public;', apache: 'DocumentRoot <site>/public' }

/** Tools for developers and left-over files that are public. */
export const exposedTools = {
  'exposed.source': {
    severity: 'error',
    what: 'The project’s folder is the document root: composer.json is public',
    why: 'The versions of all packages are public, and so are uploads, sessions and logs below storage/.',
    fix: ROOT,
  },
  'exposed.dump': {
    severity: 'error',
    what: 'A copy of the database is public',
    why: 'It holds every account, with addresses and password hashes.',
    fix: { laravel: 'Delete the file, and replace every password and token', ...ROOT },
  },
  'exposed.phpinfo': {
    severity: 'error',
    what: 'A page with phpinfo() is public',
    why: 'It shows the environment, often with APP_KEY and the database password.',
    fix: { laravel: 'Delete the file from public/' },
  },
  'exposed.tools': {
    severity: 'error',
    what: 'A tool for developers is public',
    why: 'Telescope and Horizon show requests, sessions, emails and jobs of all users.',
    fix: { laravel: 'Restrict the gate viewTelescope or viewHorizon, or TELESCOPE_ENABLED=false' },
  },
  'exposed.listing': {
    severity: 'warning',
    what: 'The server lists the files of a folder',
    why: 'Everyone can browse uploaded files, including those that no page links to.',
    fix: { nginx: 'autoindex off;', apache: 'Options -Indexes' },
  },
  'exposed.cors': {
    severity: 'error',
    what: 'Every site may read the API with the visitor’s cookies (CORS)',
    why: 'With supports_credentials and any origin, another site reads the account of a visitor who is signed in.',
    fix: {
      laravel: "config/cors.php: 'supports_credentials' => false, or 'allowed_origins' with the site’s own",
      nginx: 'Remove add_header Access-Control-Allow-Origin $http_origin',
    },
  },
  'exposed.php-errors': {
    severity: 'error',
    what: 'PHP writes messages into responses',
    why: 'They show paths, put the page into quirks mode, and make the JSON of calls unreadable.',
    fix: { laravel: 'php.ini: display_errors = Off, log_errors = On; .env: APP_DEBUG=false' },
  },
} satisfies Explanations
