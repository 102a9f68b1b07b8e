<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use Closure;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Cookie\Middleware\AddQueuedCookiesToResponse;
use Illuminate\Foundation\Http\Middleware\VerifyCsrfToken;
use Illuminate\Http\Request;
use Illuminate\Pipeline\Pipeline;
use Illuminate\Session\Middleware\StartSession;
use Symfony\Component\HttpFoundation\Response;

/** Uses the session for requests of the site's own pages, as Sanctum does; refuses all others. */
class EnsureFrontendRequestsAreStateful
{
    private const STATEFUL = [
        EncryptCookies::class,
        AddQueuedCookiesToResponse::class,
        StartSession::class,
        VerifyCsrfToken::class,
    ];

    public function handle(Request $request, Closure $next): Response
    {
        if (! $this->fromFrontend($request)) {
            throw new AuthenticationException();
        }

        return (new Pipeline(app()))->send($request)->through(self::STATEFUL)->then($next);
    }

    private function fromFrontend(Request $request): bool
    {
        $sender = $request->headers->get('referer') ?? $request->headers->get('origin') ?? '';

        return parse_url($sender, PHP_URL_HOST) === $request->getHost();
    }
}
