import { area } from './area'

const CATCH_ALL = {
  laravel: "routes/web.php, last line: Route::get('{all}', …)->where('all', '.*')",
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
  'routes.leaves-folder': {
    severity: 'error',
    what: 'A client’s route redirects out of the site’s folder',
    why: 'In a sub-folder, the visitor ends on another site of the same host.',
    fix: { laravel: '.env: APP_URL=<address with the folder>', nginx: 'location /<folder> { alias <site>/public; … }' },
  },
})
