<?php

declare(strict_types=1);

namespace App\Support;

/** Describes a device by its user agent; `false` for what cannot be told. */
class Device
{
    /** Order matters: browsers and systems also contain each other's names. */
    private const BROWSERS = ['Edg' => 'Edge', 'OPR' => 'Opera', 'Firefox' => 'Firefox', 'Chrome' => 'Chrome', 'Safari' => 'Safari'];

    private const PLATFORMS = ['iPhone' => 'iOS', 'iPad' => 'iOS', 'Android' => 'AndroidOS', 'Windows' => 'Windows', 'Mac OS X' => 'OS X', 'Linux' => 'Linux'];

    private const TYPES = ['iPad' => 'tablet', 'Mobile' => 'phone', 'iPhone' => 'phone', 'Android' => 'tablet', 'Mozilla' => 'desktop'];

    public static function describe(string $userAgent): array
    {
        return [
            'browser' => self::find(self::BROWSERS, $userAgent),
            'platform' => self::find(self::PLATFORMS, $userAgent),
            'device_type' => self::find(self::TYPES, $userAgent) ?: 'other',
        ];
    }

    private static function find(array $names, string $userAgent): string|false
    {
        foreach ($names as $mark => $name) {
            if (str_contains($userAgent, $mark)) {
                return $name;
            }
        }

        return false;
    }
}
