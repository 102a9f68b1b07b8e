import { area } from './area'

/** Mixed content: http URLs on an https page. */
export const content = area('content', 'Mixed content', {
  'content.mixed-page': {
    severity: 'error',
    what: 'The page loads files over http',
    why: 'Browsers block scripts and styles over http on an https page.',
    fix: {
      laravel: ".env: APP_URL and ASSET_URL with https; bootstrap/app.php: $middleware->trustProxies(at: '*')",
      nginx: 'fastcgi_param HTTPS on; or proxy_set_header X-Forwarded-Proto https;',
      apache: 'RequestHeader set X-Forwarded-Proto "https"',
    },
  },
  'content.mixed-settings': {
    severity: 'error',
    what: 'Settings contain http URLs',
    why: 'Logos, uploads and tus URLs that are built from them are blocked on an https page.',
    fix: { laravel: '.env: APP_URL, ASSET_URL and AWS_URL with https, then php artisan config:cache' },
  },
})
