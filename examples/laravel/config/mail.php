<?php

declare(strict_types=1);

return [
    'default' => env('MAIL_MAILER', 'log'),
    'mailers' => ['log' => ['transport' => 'log']],
    'from' => ['address' => 'music@example.org', 'name' => env('APP_NAME', 'Dziesma')],
    'markdown' => ['theme' => 'default', 'paths' => []],
];
