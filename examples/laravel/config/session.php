<?php

declare(strict_types=1);

return [
    // The account settings list the user's sessions, which needs a driver that can be queried.
    'driver' => 'database',
    'table' => 'sessions',
    'connection' => null,
    'store' => null,
    'lifetime' => 120,
    'expire_on_close' => false,
    'encrypt' => false,
    'lottery' => [2, 100],
    'cookie' => 'dziesma_session',
    'path' => '/',
    'domain' => null,
    'secure' => env('SESSION_SECURE_COOKIE'),
    'http_only' => true,
    'same_site' => 'lax',
];
