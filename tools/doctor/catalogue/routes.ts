import { area } from './area'
import { CATCH_ALL_ROUTE } from './catch-all-route'

const CATCH_ALL = {
  laravel: `routes/web.php, last line: ${CATCH_ALL_ROUTE}`,
  nginx: 'location / { try_files $uri $uri/ /index.php?$query_string; }',
  apache: 'public/.htaccess: RewriteCond %{REQUEST_FILENAME} !-f and RewriteRule ^ index.php [L]; AllowOverride All',
}

/** The catch-all route and the site's folder. */
export const routes = area('routes', 'Catch-all route and folder', {
  'routes.catch-all': {
    severity: 'error',
    what: 'The server does not show the page at the client’s routes',
    why: 'A reload, a bookmark or an emailed link ends in an error page.',
    fix: CATCH_ALL,
  },
  'routes.other-page': {
    severity: 'error',
    what: 'A client’s route shows another page than the home page',
    why: 'An old template, or one without the bundle, renders it: the client does not start there.',
    fix: CATCH_ALL,
  },
  'routes.redirect': {
    severity: 'error',
    what: 'A client’s route redirects to another one',
    why: 'Links in emails and bookmarks end on the wrong page, or lose their token.',
    fix: {
      laravel: 'Remove Route::redirect and middleware that redirects guests from the page’s route',
      nginx: 'Remove rewrites that add a slash or a language',
      apache: 'DirectorySlash Off, and no RewriteRule that adds a slash',
    },
  },
  'routes.special-paths': {
    severity: 'error',
    what: 'The server refuses routes with a slash, a dot or a letter outside of ASCII',
    why: 'A search for “AC/DC”, or a link to an artist such as “will.i.am”, ends in an error page after a reload.',
    fix: {
      nginx: 'location ~* \\.(js|css|png)$ { try_files $uri /index.php?$query_string; }',
      apache: 'AllowEncodedSlashes NoDecode',
    },
  },
  'routes.folder-slash': {
    severity: 'error',
    what: 'The site’s folder cannot be opened without the slash at its end',
    why: 'Visitors who type the address see an error page.',
    fix: { nginx: 'location = /<folder> { return 301 /<folder>/; }', apache: 'RedirectMatch ^/<folder>$ /<folder>/' },
  },
  'routes.missing-files': {
    severity: 'error',
    what: 'Missing files of the bundle are answered with the page',
    why: 'After a deployment, open tabs get HTML as a success for an old chunk, and caches keep it.',
    fix: {
      laravel: `routes/web.php, last line: ${CATCH_ALL_ROUTE}`,
      nginx: 'location /build/ { try_files $uri =404; }',
      apache: 'public/.htaccess: RewriteRule ^build/ - [L], before the rule for index.php',
    },
  },
  'routes.leaves-folder': {
    severity: 'error',
    what: 'A client’s route redirects out of the site’s folder',
    why: 'In a sub-folder, the visitor ends on another site of the same host.',
    fix: { laravel: '.env: APP_URL=<address with the folder>', nginx: 'location /<folder> { alias <site>/public; … }' },
  },
})
