import { area } from './area'
import { CATCH_ALL_ROUTE } from './catch-all-route'
import { apiCalls } from './session-api'

const STATEFUL = '.env: SANCTUM_STATEFUL_DOMAINS=<host of the site, with its port>, SESSION_DOMAIN= (empty)'

/** CSRF round trip and stateful domain. */
export const session = area('session', 'Session and CSRF', {
  ...apiCalls,
  'session.csrf-unchecked': {
    severity: 'error',
    what: 'A POST without a CSRF token is not refused with 419',
    why: 'Other sites can act for signed-in users.',
    fix: { laravel: 'Remove auth/* from the exceptions of VerifyCsrfToken (validateCsrfTokens in bootstrap/app.php)' },
  },
  'session.csrf-refused': {
    severity: 'error',
    what: 'A POST with the token of the page is refused with 419',
    why: 'No user can sign in: the session or the token does not survive from one request to the next.',
    fix: {
      laravel: 'Same APP_KEY and SESSION_DRIVER on every server; writable storage/framework/sessions',
      nginx: 'Pass Cookie and X-XSRF-TOKEN on; underscores_in_headers is not needed',
      apache: 'Remove RequestHeader unset Cookie and X-XSRF-TOKEN',
    },
  },
  'session.login-blocked': {
    severity: 'error',
    what: 'Something in front of Laravel blocks POST requests',
    why: 'No user can sign in. A firewall, a method filter or a server error stops the request.',
    fix: {
      laravel: 'For 5xx: storage/logs/laravel.log',
      nginx: 'Remove limit_except, and check ModSecurity’s log',
      apache: 'Remove <LimitExcept GET>, and check ModSecurity’s log',
    },
  },
  'session.login-missing': {
    severity: 'error',
    what: 'There is no route POST auth/login',
    why: 'No user can sign in.',
    fix: { laravel: "config/fortify.php: 'prefix' => 'auth', then php artisan route:cache" },
  },
  'session.external': {
    severity: 'error',
    what: 'The API treats the site’s own page as a foreign caller (401)',
    why: 'Without a stateful domain, cookies do not count: calls return 401, and songs have no source.',
    fix: { laravel: STATEFUL, nginx: 'Pass Referer and Origin on', apache: 'Remove RequestHeader unset Referer' },
  },
  'session.separate': {
    severity: 'error',
    what: 'The API does not use the page’s session',
    why: 'The CSRF tokens of page and API differ, so users appear signed out in every call.',
    fix: { laravel: STATEFUL },
  },
  'session.base-url-host': {
    severity: 'error',
    what: 'APP_URL names another host than the page’s',
    why: 'The backend accepts cookies only from pages of its own host, and links and files lead away from the site.',
    fix: { laravel: '.env: APP_URL=<address of the site>, then php artisan config:cache' },
  },
  'session.api-html': {
    severity: 'error',
    what: 'The API responds with HTML',
    why: 'The catch-all route or a proxy receives the calls: no data arrives.',
    fix: {
      laravel: `routes/web.php, after all other routes: ${CATCH_ALL_ROUTE}`,
      nginx: 'location /api/ { try_files $uri /index.php?$query_string; }',
      apache: 'RewriteRule ^ index.php [L] for api/ too',
    },
  },
  'session.api-error': {
    severity: 'error',
    what: 'The API fails for visitors',
    why: 'The client refreshes bootstrap data after 419 and sign-out, and then shows an error.',
    fix: { laravel: 'The cause is in storage/logs/laravel.log' },
  },
})
