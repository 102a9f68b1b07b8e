<?php

declare(strict_types=1);

/*
 * What the client reads as `settings`, `themes` and languages of the bootstrap data, as the site comes. App\Support\SiteValues
 * replaces what administrators have changed.
 */

$opacities = [
    '--be-disabled-bg-opacity' => '10%',
    '--be-disabled-fg-opacity' => '42%',
    '--be-hover-opacity' => '7%',
    '--be-focus-opacity' => '12%',
    '--be-selected-opacity' => '14%',
    '--be-text-main-opacity' => '95%',
    '--be-text-muted-opacity' => '76%',
    '--be-divider-opacity' => '13%',
];
$route = fn (string $label, string $action) => [
    'id' => $action,
    'type' => 'route',
    'label' => $label,
    'action' => $action,
    'target' => '_self',
];
$entries = [
    $route('Home', '/'),
    $route('Your library', '/library/songs'),
    $route('New albums', '/new-albums'),
    $route('Artists', '/artists'),
];

return [
    'settings' => [
        'version' => '3.1.2',
        'branding' => [
            'site_name' => env('APP_NAME', 'Dziesma'),
            'site_description' => 'Songs for children, from a small Laravel site.',
            'logo_light' => 'images/logo-light.svg',
            'logo_dark' => 'images/logo-dark.svg',
        ],
        'menus' => [
            ['id' => 'primary', 'name' => 'Primary', 'positions' => ['sidebar-primary'], 'items' => $entries],
            ['id' => 'mobile', 'name' => 'Mobile', 'positions' => ['mobile-bottom'], 'items' => $entries],
        ],
        'registration' => ['disable' => true],
        'themes' => ['user_change' => true, 'default_id' => 1],
        'dates' => ['format' => 'medium', 'default_timezone' => 'Europe/Riga'],
        'homepage' => ['type' => 'channel', 'value' => 1],
        'player' => ['default_volume' => 70, 'seekbar_type' => 'line', 'enable_download' => true],
        'artistPage' => ['tabs' => [['id' => 1, 'active' => true], ['id' => 2, 'active' => true], ['id' => 4, 'active' => true]]],
        'uploads' => [
            'chunk_size' => 1024 * 1024,
            'max_size' => 64 * 1024 * 1024,
            // Files that a browser would run in the site's name, or the server as a program.
            'blocked_extensions' => ['exe', 'htm', 'html', 'js', 'phar', 'php', 'svg', 'xhtml', 'xml'],
            'uploads_driver' => 'local',
            'public_driver' => 'local',
        ],
    ],
    'themes' => [
        [
            'id' => 1,
            'name' => 'Light',
            'is_dark' => false,
            'default_light' => true,
            'default_dark' => false,
            'values' => [
                '--be-foreground-base' => '44 33 22',
                '--be-primary-light' => '201 224 205',
                '--be-primary' => '26 98 72',
                '--be-primary-dark' => '16 74 53',
                '--be-on-primary' => '255 252 243',
                '--be-background' => '250 245 235',
                '--be-background-alt' => '243 235 219',
                '--be-background-chip' => '235 224 202',
                '--be-paper' => '255 253 248',
            ] + $opacities,
        ],
        [
            'id' => 2,
            'name' => 'Dark',
            'is_dark' => true,
            'default_light' => false,
            'default_dark' => true,
            'values' => [
                '--be-foreground-base' => '247 239 222',
                '--be-primary-light' => '255 224 161',
                '--be-primary' => '245 187 84',
                '--be-primary-dark' => '221 156 48',
                '--be-on-primary' => '45 28 3',
                '--be-background' => '17 25 43',
                '--be-background-alt' => '11 17 32',
                '--be-background-chip' => '41 54 82',
                '--be-paper' => '26 36 59',
            ] + $opacities,
        ],
    ],
    // Added to the head of every page.
    'custom_code' => ['css' => '', 'html' => ''],
    // Values of the server's environment that administrators may change.
    'server' => [
        'app_url' => env('APP_URL', ''),
        'mail_host' => env('MAIL_HOST', ''),
        'mail_port' => env('MAIL_PORT', ''),
        'mail_from_address' => env('MAIL_FROM_ADDRESS', ''),
    ],
    'localizations' => ['en' => 'English', 'lv' => 'Latviešu'],
    'countries' => [
        'dk' => 'Denmark',
        'ee' => 'Estonia',
        'fi' => 'Finland',
        'de' => 'Germany',
        'lv' => 'Latvia',
        'lt' => 'Lithuania',
        'no' => 'Norway',
        'pl' => 'Poland',
        'se' => 'Sweden',
    ],
];
