import type { Explanations } from './area'

/** Calls on their way through proxies and limits. */
export const apiCalls = {
  'session.api-cached': {
    severity: 'error',
    what: 'Responses of the API can be stored in a shared cache',
    why: 'They contain the user, the CSRF token and private lists: visitors get each other’s data, or old data after a change.',
    fix: {
      laravel: "Middleware group api: $response->header('Cache-Control', 'no-cache, private')",
      nginx: 'Remove expires and proxy_cache from location /api/; Cloudflare: no “Cache Everything” for /api/',
      apache: 'Remove ExpiresByType application/json and CacheEnable',
    },
  },
  'session.api-redirect': {
    severity: 'error',
    what: 'The API redirects',
    why: 'A redirect turns POST into GET and drops the body: nothing can be saved, and no user can sign in.',
    fix: {
      laravel: 'Remove the middleware that redirects from the group api; .env: APP_URL=https://<host>',
      nginx: 'Remove rewrites that add a slash, www or a language to /api/',
      apache: 'public/.htaccess: RewriteRule ^(.+)/$ only removes slashes at the end',
    },
  },
  'session.throttled': {
    severity: 'error',
    what: 'The API’s limit is less than a visitor needs',
    why: 'Opening a few screens sends thirty calls. Behind a proxy, all visitors share one limit unless Laravel trusts the proxy.',
    fix: {
      laravel: "RateLimiter::for('api', fn ($request) => Limit::perMinute(300)->by(…)); trustProxies(at: '*')",
      nginx: 'limit_req zone=api burst=50 nodelay;',
    },
  },
  'session.query-lost': {
    severity: 'error',
    what: 'The query of a call does not reach Laravel',
    why: 'Searches find nothing, and lists always show their first page.',
    fix: {
      nginx: 'try_files $uri $uri/ /index.php?$query_string;',
      apache: 'RewriteRule ^ index.php [L,QSA]',
    },
  },
} satisfies Explanations
