<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Selects the language: of the user, else of the visitor's cookie, else the site's. */
class SetLocale
{
    public function handle(Request $request, Closure $next): Response
    {
        $wanted = $request->user()?->language ?? $request->cookie('selected_locale');
        if (array_key_exists((string) $wanted, config('site.localizations'))) {
            app()->setLocale($wanted);
        }

        return $next($request);
    }
}
