import { spawnSync } from 'node:child_process'

import { canInstall, installOnDebian } from '../debian'

/** Debian packages that the example application needs. */
export const PACKAGES = ['php-cli', 'php-laravel-framework', 'php-sqlite3', 'php-bacon-qr-code']

/** Loads what the packages provide: the framework, the QR code library and the database driver. */
const PROBE = `require 'Illuminate/autoload.php';
require 'Bacon/BaconQrCode/autoload.php';
exit(class_exists(Illuminate\\Foundation\\Application::class) && extension_loaded('pdo_sqlite') ? 0 : 1);`

const isInstalled = (): boolean => spawnSync('php', ['-r', PROBE], { stdio: 'ignore' }).status === 0

/** Whether PHP and Laravel are installed; installs them first on Debian as root. */
export const hasLaravel = (): boolean => isInstalled() || (canInstall() && installOnDebian(PACKAGES) && isInstalled())
