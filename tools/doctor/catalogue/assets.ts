import { area } from './area'
import { copiedAssets } from './assets-copied'

/** Serving of the bundle: types, caching, compression, CORS. */
export const assets = area('assets', 'Assets', {
  ...copiedAssets,
  'assets.host-unreachable': {
    severity: 'error',
    what: 'The asset host cannot be reached',
    why: 'The bundle comes from there, so nothing starts.',
    fix: { laravel: '.env: ASSET_URL=<CDN>, or remove it to serve the bundle from the site' },
  },
  'assets.type': {
    severity: 'error',
    what: 'Assets have a wrong Content-Type',
    why: 'Browsers refuse modules and style sheets of another type.',
    fix: {
      nginx: 'include mime.types; types { text/javascript js; text/css css; }',
      apache: 'AddType text/javascript .js, AddType text/css .css',
    },
  },
  'assets.picture-type': {
    severity: 'warning',
    what: 'SVG pictures have a wrong Content-Type',
    why: 'Browsers do not draw them: the logo is missing.',
    fix: { nginx: 'include mime.types; (image/svg+xml svg)', apache: 'AddType image/svg+xml .svg' },
  },
  'assets.cors': {
    severity: 'error',
    what: 'The asset host does not allow the site’s origin (CORS)',
    why: 'Browsers refuse modules and fonts from another origin without Access-Control-Allow-Origin.',
    fix: {
      nginx: 'location /build/ { add_header Access-Control-Allow-Origin "*" always; }',
      apache: 'Header always set Access-Control-Allow-Origin "*"',
    },
  },
  'assets.not-cached': {
    severity: 'warning',
    what: 'Hashed assets are not cached for long',
    why: 'Browsers ask for every file again on each visit, although its name changes with its content.',
    fix: {
      nginx: 'location /build/assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }',
      apache:
        '<LocationMatch "/build/assets/"> Header set Cache-Control "public, max-age=31536000, immutable" </LocationMatch>',
    },
  },
  'assets.error-cached': {
    severity: 'warning',
    what: 'Missing assets are cached for long',
    why: 'A file that is requested during a deployment stays missing for that browser or CDN.',
    fix: {
      nginx: 'add_header Cache-Control … without "always", and try_files $uri =404 in /build/',
      apache: 'Header set (not "Header always set") Cache-Control',
    },
  },
  'assets.uncompressed': {
    severity: 'warning',
    what: 'Scripts are sent without compression',
    why: 'The first visit loads about three times the bytes.',
    fix: {
      nginx: 'gzip on; gzip_types text/javascript application/javascript text/css application/json image/svg+xml;',
      apache: 'AddOutputFilterByType DEFLATE text/javascript text/css application/json image/svg+xml',
    },
  },
  'assets.preload': {
    severity: 'warning',
    what: 'The page does not preload the entry’s imports',
    why: 'The app’s code is requested only after the entry has run, one round trip later.',
    fix: { laravel: "app.blade.php: @vite('resources/client/main.tsx') instead of hand-written tags" },
  },
  'assets.worker-missing': {
    severity: 'warning',
    what: 'service-worker.js is missing in the site’s root',
    why: 'The site cannot be installed, and shows the browser’s error page without a network.',
    fix: { laravel: 'Copy public/service-worker.js of the build into public/' },
  },
  'assets.worker-type': {
    severity: 'warning',
    what: 'service-worker.js has a wrong Content-Type',
    why: 'Browsers register only scripts as service workers.',
    fix: {
      nginx: 'include mime.types; types { text/javascript js; }',
      apache: 'AddType text/javascript .js',
    },
  },
  'assets.worker-cached': {
    severity: 'warning',
    what: 'service-worker.js is cached for long',
    why: 'Its name never changes, so a CDN that keeps it delays new builds and a switch-off.',
    fix: {
      nginx: 'location = /service-worker.js { add_header Cache-Control "no-cache"; }',
      apache: '<Files "service-worker.js"> Header set Cache-Control "no-cache" </Files>',
    },
  },
})
