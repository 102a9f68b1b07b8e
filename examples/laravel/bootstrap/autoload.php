<?php

declare(strict_types=1);

$vendor = dirname(__DIR__).'/vendor/autoload.php';

// Composer's autoloader where the site has one; else the framework that Debian installs below /usr/share/php.
if (is_file($vendor)) {
    return require $vendor;
}

require 'Illuminate/autoload.php';
require 'Bacon/BaconQrCode/autoload.php';

spl_autoload_register(function (string $class): void {
    $roots = ['App\\' => 'app/', 'Database\\Seeders\\' => 'database/seeders/'];
    foreach ($roots as $namespace => $folder) {
        $file = dirname(__DIR__)."/{$folder}".strtr(substr($class, strlen($namespace)), '\\', '/').'.php';
        if (str_starts_with($class, $namespace) && is_file($file)) {
            require $file;
        }
    }
});
