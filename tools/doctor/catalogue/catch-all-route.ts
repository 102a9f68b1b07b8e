/** The route that shows the page at every path without a file, as in docs/deployment.md and examples/laravel. */
export const CATCH_ALL_ROUTE =
  "Route::get('{path?}', PageController::class)->where('path', '^(?!api/|auth/|build/|secure/|storage/).*');"
