<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Sends signed-in users home from the routes of guests. */
class RedirectIfAuthenticated
{
    public function handle(Request $request, Closure $next): Response
    {
        return $request->user() ? redirect('/') : $next($request);
    }
}
