import { area } from './area'

/** Attributes of the session cookie and of XSRF-TOKEN. */
export const cookies = area('cookies', 'Cookies', {
  'cookies.xsrf-missing': {
    severity: 'error',
    what: 'The page does not set the cookie XSRF-TOKEN',
    why: 'The client has no token to send, so every POST fails with 419.',
    fix: {
      laravel: 'routes/web.php: the page’s route needs the middleware group web (StartSession, VerifyCsrfToken)',
      nginx: 'Remove proxy_hide_header Set-Cookie and fastcgi_hide_header Set-Cookie',
      apache: 'Remove Header unset Set-Cookie',
    },
  },
  'cookies.xsrf-http-only': {
    severity: 'error',
    what: 'XSRF-TOKEN is HttpOnly',
    why: 'Scripts cannot read it, so every POST fails with 419.',
    fix: {
      nginx: 'Remove HttpOnly from proxy_cookie_flags and proxy_cookie_path for XSRF-TOKEN',
      apache: 'Remove Header edit Set-Cookie … HttpOnly, or exclude XSRF-TOKEN from it',
    },
  },
  'cookies.session-missing': {
    severity: 'error',
    what: 'The page sets no session cookie',
    why: 'The server forgets each visitor, so no token is valid and no user can sign in.',
    fix: { laravel: '.env: SESSION_DRIVER=database (not array), and middleware group web on the page’s route' },
  },
  'cookies.session-readable': {
    severity: 'error',
    what: 'Scripts can read the session cookie',
    why: 'Any script in the page can steal the session.',
    fix: { laravel: "config/session.php: 'http_only' => true" },
  },
  'cookies.secure-missing': {
    severity: 'warning',
    what: 'Cookies are not Secure, although the site uses https',
    why: 'A single request over http sends the session unencrypted.',
    fix: { laravel: '.env: SESSION_SECURE_COOKIE=true' },
  },
  'cookies.secure-over-http': {
    severity: 'error',
    what: 'Cookies are Secure, but the site is served over http',
    why: 'Browsers discard them: no user can sign in, and every POST fails with 419.',
    fix: { laravel: 'Serve the site over https; only for a local site, .env: SESSION_SECURE_COOKIE=false' },
  },
  'cookies.same-site-none': {
    severity: 'error',
    what: 'Cookies with SameSite=None are not Secure',
    why: 'Browsers discard them: no user can sign in.',
    fix: { laravel: '.env: SESSION_SAME_SITE=lax' },
  },
  'cookies.same-site-open': {
    severity: 'warning',
    what: 'Cookies are SameSite=None without need',
    why: 'Page and API share a host. Browsers send these cookies with requests that other sites make, too.',
    fix: { laravel: '.env: SESSION_SAME_SITE=lax' },
  },
  'cookies.lifetime': {
    severity: 'warning',
    what: 'Sessions end after less than ten minutes',
    why: 'SESSION_LIFETIME is in minutes. A form that is filled in longer fails with 419.',
    fix: { laravel: '.env: SESSION_LIFETIME=120' },
  },
  'cookies.too-large': {
    severity: 'error',
    what: 'A cookie is larger than 4096 bytes',
    why: 'Browsers discard it. With SESSION_DRIVER=cookie it is the session itself, so no user stays signed in.',
    fix: { laravel: '.env: SESSION_DRIVER=database' },
  },
  'cookies.same-site-strict': {
    severity: 'warning',
    what: 'The session cookie is SameSite=Strict',
    why: 'Visitors who follow a link from an email or return from a social sign-in appear signed out.',
    fix: { laravel: '.env: SESSION_SAME_SITE=lax' },
  },
  'cookies.domain': {
    severity: 'error',
    what: 'Cookies are for another domain',
    why: 'Browsers discard them: no user can sign in, and every POST fails with 419.',
    fix: { laravel: '.env: SESSION_DOMAIN= (empty), or the site’s host' },
  },
  'cookies.path': {
    severity: 'error',
    what: 'Cookies are for another path',
    why: 'The page cannot read the token, or the API does not receive the session.',
    fix: {
      laravel: '.env: SESSION_PATH=/',
      nginx: 'Remove proxy_cookie_path',
      apache: 'Remove ProxyPassReverseCookiePath',
    },
  },
  'cookies.duplicate': {
    severity: 'error',
    what: 'One response sets the same cookie twice, for different domains or paths',
    why: 'Browsers keep both and send them in an order that the server does not expect: 419 now and then.',
    fix: { laravel: '.env: one SESSION_DOMAIN and SESSION_PATH; no second middleware that sets XSRF-TOKEN' },
  },
  'cookies.prefix': {
    severity: 'error',
    what: 'A cookie name requires attributes that the cookie lacks',
    why: 'Browsers discard __Host- and __Secure- cookies without Secure, and __Host- cookies with a Domain or other Path.',
    fix: {
      laravel: '.env: SESSION_COOKIE without the prefix, or SESSION_SECURE_COOKIE=true, no domain, SESSION_PATH=/',
    },
  },
})
