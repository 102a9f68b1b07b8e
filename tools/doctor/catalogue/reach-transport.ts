import type { Explanations } from './area'

/** Encryption, proxies and other pages between the visitor and Laravel. */
export const transport = {
  'reach.encoding': {
    severity: 'error',
    what: 'A body is not in the encoding that Content-Encoding names',
    why: 'Browsers show ERR_CONTENT_DECODING_FAILED: something compresses twice, or names a compression that it does not do.',
    fix: {
      laravel: 'php.ini: zlib.output_compression = Off, and no middleware that compresses',
      nginx: 'gzip in one place only; remove add_header Content-Encoding',
      apache: 'Remove Header set Content-Encoding',
    },
  },
  'reach.slow': {
    severity: 'warning',
    what: 'Some requests take longer than the time limit',
    why: 'Visitors wait as long. What the request asks for may exist, so the area is checked only in part; --timeout allows more.',
    fix: {
      laravel: 'php artisan optimize; php-fpm: pm.max_children',
      nginx: 'Check upstream_response_time in the access log',
    },
  },
  'reach.hsts': {
    severity: 'warning',
    what: 'Browsers are not told to use only https (HSTS)',
    why: 'The first request of a visit can go over http, where another network can redirect it to a copy of the site.',
    fix: {
      nginx: 'add_header Strict-Transport-Security "max-age=31536000" always;',
      apache: 'Header always set Strict-Transport-Security "max-age=31536000"',
    },
  },
  'reach.http-target': {
    severity: 'warning',
    what: 'Plain http redirects to another address than the one asked for',
    why: 'Old links and typed addresses end on the home page, or on a host that visitors cannot reach.',
    fix: {
      nginx: 'server { listen 80; return 301 https://$host$request_uri; }',
      apache: 'RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]',
    },
  },
  'reach.challenge': {
    severity: 'error',
    what: 'Cloudflare asks for a challenge instead of answering',
    why: 'A call cannot solve a challenge, so the client shows errors; search engines and this doctor see no site.',
    fix: {
      nginx: 'Cloudflare, Security, WAF: a rule that skips challenges for /api/, /auth/, /build/ and /storage/',
    },
  },
  'reach.foreign-page': {
    severity: 'error',
    what: 'The address shows a page that is not the client’s',
    why: 'It has no root element, no bootstrap data and no bundle: a default page, or another site, has the host’s name.',
    fix: {
      laravel: 'Delete public/index.html',
      nginx: 'server_name <host>; root <site>/public; index index.php; and remove sites-enabled/default',
      apache: 'a2dissite 000-default; ServerName <host>, DocumentRoot <site>/public, DirectoryIndex index.php',
    },
  },
} satisfies Explanations
