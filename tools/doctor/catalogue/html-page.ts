import { area } from './area'
import { pageHead } from './page-head'

const BASE = '<base href="{{ url(\'/\') }}/"> before every other tag with a URL'

/** The HTML page: base, root element, bootstrap data, entry. */
export const htmlPage = area('page', 'HTML page', {
  ...pageHead,
  'page.base-missing': {
    severity: 'error',
    what: 'The page has no <base href>',
    why: 'All URLs of the page are relative: on /album/1/name, the browser looks for scripts in /album/1/.',
    fix: { laravel: `app.blade.php: ${BASE}` },
  },
  'page.base-late': {
    severity: 'error',
    what: '<base href> comes after tags with relative URLs',
    why: 'Browsers resolve the earlier tags against the page’s own path, so they fail on every deep link.',
    fix: { laravel: `app.blade.php: ${BASE}` },
  },
  'page.base-wrong': {
    severity: 'error',
    what: '<base href> does not name the site’s root',
    why: 'The client takes the root of its routes and calls from it; every link and call then misses the site.',
    fix: { laravel: '.env: APP_URL=<address of the site, with its folder>, then php artisan config:cache' },
  },
  'page.base-setting': {
    severity: 'warning',
    what: 'settings.html_base_uri differs from <base href>',
    why: 'Parts of the server build links from the setting, so they lead outside of the site.',
    fix: { laravel: '.env: APP_URL=<address of the site, with its folder>, then php artisan config:cache' },
  },
  'page.root-missing': {
    severity: 'error',
    what: 'The page has no <div id="root">',
    why: 'The client has no place to draw into: the page stays empty.',
    fix: { laravel: 'app.blade.php, in <body>: <div id="root"></div>' },
  },
  'page.bootstrap-missing': {
    severity: 'warning',
    what: 'The page has no bootstrap data',
    why: 'The client then requests it, and shows nothing until the response arrives.',
    fix: {
      laravel:
        'app.blade.php: <script type="application/json" id="bootstrap-data">{!! $json !!}</script>, with JSON_HEX_TAG',
    },
  },
  'page.bootstrap-nowhere': {
    severity: 'error',
    what: 'Bootstrap data is neither in the page nor at api/v1/bootstrap-data',
    why: 'The client shows “The page could not be loaded”.',
    fix: { laravel: "routes/api.php, prefix v1: Route::get('bootstrap-data', …) returning {data: <JSON>}" },
  },
  'page.bootstrap-unreadable': {
    severity: 'error',
    what: 'The bootstrap data in the page cannot be parsed',
    why: 'The client ignores it and requests it again. Usually the page escapes it: {{ }} writes &quot; into a script.',
    fix: { laravel: 'app.blade.php: {!! json_encode($data, JSON_HEX_TAG | JSON_HEX_AMP) !!}, not {{ }}' },
  },
  'page.bootstrap-shape': {
    severity: 'error',
    what: 'The bootstrap data does not have the contract’s shape',
    why: 'The client uses defaults for fields that are missing or invalid: settings, rights of guests, themes or songs.',
    fix: { laravel: 'The provider of bootstrap data; npm run contract -- --only bootstrap lists every rule' },
  },
  'page.charset': {
    severity: 'error',
    what: 'The page is not declared as UTF-8',
    why: 'Latvian letters in the bootstrap data turn into garbage.',
    fix: {
      nginx: 'charset utf-8;',
      apache: 'AddDefaultCharset utf-8',
      laravel: 'Content-Type: text/html; charset=UTF-8',
    },
  },
  'page.cached': {
    severity: 'error',
    what: 'The page can be stored in a shared cache',
    why: 'It contains the user, the CSRF token and cookies: visitors get each other’s session, or 419 on every POST.',
    fix: {
      laravel: "return response()->view('app')->header('Cache-Control', 'no-cache, private')",
      nginx: 'Remove fastcgi_cache, proxy_cache and expires from the location of index.php',
      apache: 'Remove CacheEnable and ExpiresByType text/html',
    },
  },
  'page.entry-missing': {
    severity: 'error',
    what: 'The page does not load the bundle',
    why: 'Nothing starts: there is no <script type="module"> of build/assets.',
    fix: { laravel: "app.blade.php: @vite('resources/client/main.tsx')" },
  },
  'page.entry-classic': {
    severity: 'error',
    what: 'The entry is loaded without type="module"',
    why: 'The bundle uses import statements: a classic script stops at the first with a syntax error.',
    fix: { laravel: 'app.blade.php: @vite(\'resources/client/main.tsx\'), or <script type="module" src=…>' },
  },
})
