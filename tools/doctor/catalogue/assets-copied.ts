import type { Explanations } from './area'

const COPY = { laravel: 'Copy the content of the build’s public/ into the site’s public/, not only build/' }

/** Files beside the bundle, and servers that do not send the bundle's. */
export const copiedAssets = {
  'assets.public-missing': {
    severity: 'warning',
    what: 'Files of public/ beside the build folder are missing',
    why: 'Icons, logos and the offline screen’s picture are not shown, and the site cannot be installed.',
    fix: COPY,
  },
  'assets.web-manifest': {
    severity: 'warning',
    what: 'The web app’s manifest is not JSON',
    why: 'Browsers ignore it, so the site cannot be installed, and has neither name nor icon on a home screen.',
    fix: { laravel: 'Copy public/manifest.json of the build, or correct the site’s own: php -r with json_decode' },
  },
  'assets.logo-missing': {
    severity: 'warning',
    what: 'A logo that the settings name is missing',
    why: 'The header of every page shows a broken picture, or none.',
    fix: { laravel: 'Settings, appearance: upload the logo again; php artisan storage:link' },
  },
  'assets.worker-redirect': {
    severity: 'error',
    what: 'service-worker.js redirects',
    why: 'Browsers refuse a service worker that was redirected: no offline screen, no downloads, no updates.',
    fix: { nginx: 'location = /service-worker.js { try_files $uri =404; }', apache: 'Exclude it from the redirect' },
  },
  'assets.worker-changed': {
    severity: 'error',
    what: 'service-worker.js is not the build’s',
    why: 'It keeps the files of another build for offline use, whose sums do not match, so nothing works offline.',
    fix: COPY,
  },
  'assets.redirect': {
    severity: 'error',
    what: 'Files of the bundle redirect',
    why: 'The policy or CORS refuses the target, or a page of the site arrives instead of the script.',
    fix: {
      nginx: 'location /build/ { try_files $uri =404; }',
      apache: 'RewriteRule ^build/ - [L], before the redirects',
    },
  },
  'assets.forbidden': {
    severity: 'error',
    what: 'The server refuses to send files of the bundle (403)',
    why: 'They may exist, but hotlink protection, a firewall or file permissions keep them back. S3 also says so for missing files.',
    fix: {
      laravel: 'find public/build -type d -exec chmod 755 {} +; find public/build -type f -exec chmod 644 {} +',
      nginx: 'Remove valid_referers; disable_symlinks off;',
      apache: 'Require all granted',
    },
  },
  'assets.cookies': {
    severity: 'warning',
    what: 'Files of the bundle set the session’s cookies',
    why: 'They come through PHP, so each one is slow, and no CDN stores it.',
    fix: { nginx: 'location /build/ { try_files $uri =404; }', apache: 'RewriteCond %{REQUEST_FILENAME} !-f' },
  },
  'assets.resource-policy': {
    severity: 'error',
    what: 'Cross-Origin-Resource-Policy keeps the site from its asset host',
    why: 'Browsers do not show pictures that another origin keeps for itself.',
    fix: {
      nginx: 'add_header Cross-Origin-Resource-Policy "cross-origin" always;',
      apache: 'Header always set Cross-Origin-Resource-Policy "cross-origin"',
    },
  },
} satisfies Explanations
