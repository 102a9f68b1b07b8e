<?php

declare(strict_types=1);

return [
    'default' => 'uploads',
    'disks' => [
        // Private files, which only their owners can read.
        'uploads' => ['driver' => 'local', 'root' => storage_path('app/uploads')],
        'public' => ['driver' => 'local', 'root' => storage_path('app/public'), 'visibility' => 'public'],
    ],
    'links' => [public_path('storage') => storage_path('app/public')],
];
