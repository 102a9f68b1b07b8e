import type { Explanations } from './area'

/** The beginning of the page, its head, and what proxies make of it. */
export const pageHead = {
  'page.bom': {
    severity: 'warning',
    what: 'Responses begin with a byte order mark (BOM)',
    why: 'A PHP file or view was saved with it: cookies that are set later are lost, and programs cannot parse the JSON.',
    fix: {
      laravel: "grep -rlP '^\\xEF\\xBB\\xBF' app bootstrap config resources routes: save these as UTF-8 without BOM",
    },
  },
  'page.quirks': {
    severity: 'warning',
    what: 'The page does not begin with <!doctype html>',
    why: 'Browsers lay it out in quirks mode, with other heights and font sizes.',
    fix: { laravel: 'app.blade.php, first line: <!doctype html>' },
  },
  'page.viewport': {
    severity: 'error',
    what: 'The page has no <meta name="viewport"> with width=device-width',
    why: 'Phones show the layout for desktops, reduced to their screen.',
    fix: {
      laravel:
        'app.blade.php: <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1, viewport-fit=cover">',
    },
  },
  'page.uncompressed': {
    severity: 'warning',
    what: 'The page is sent without compression',
    why: 'The bootstrap data is most of the page, and several times as large.',
    fix: {
      nginx: 'gzip on; gzip_proxied any; gzip_types application/json;',
      apache: 'AddOutputFilterByType DEFLATE text/html application/json',
    },
  },
  'page.dead-tags': {
    severity: 'error',
    what: 'The page loads files of the bundle that do not exist',
    why: 'A tag was written by hand for an earlier build: its script or style never arrives.',
    fix: { laravel: "app.blade.php: @vite('resources/client/main.tsx') only, then php artisan view:clear" },
  },
  'page.second-entry': {
    severity: 'error',
    what: 'The page loads the entries of two builds',
    why: 'The client starts twice, and draws into the same element.',
    fix: { laravel: "app.blade.php: @vite('resources/client/main.tsx') only, then php artisan view:clear" },
  },
  'page.rewritten': {
    severity: 'error',
    what: 'Cloudflare rewrites the page',
    why: 'Rocket Loader keeps the bundle from starting as a module; email obfuscation replaces addresses in the bootstrap data.',
    fix: {
      laravel: "->header('Cache-Control', 'no-cache, private, no-transform') on the page",
      nginx: 'Cloudflare, Speed: Rocket Loader off; Scrape Shield: Email Address Obfuscation off',
    },
  },
} satisfies Explanations
