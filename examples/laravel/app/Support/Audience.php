<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Http\Request;

/** What a visit tells about the visitor. Addresses and full user agents are not kept. */
class Audience
{
    /** Columns of visits and plays. */
    public static function of(Request $request): array
    {
        $device = Device::describe((string) $request->userAgent());

        return [
            'device' => $device['device_type'],
            'browser' => $device['browser'] ?: null,
            'platform' => $device['platform'] ?: null,
            'country' => self::country($request),
        ];
    }

    /** The country that a proxy names, else the account's. */
    private static function country(Request $request): ?string
    {
        $code = strtolower((string) ($request->header('CF-IPCountry') ?? $request->user()?->country));

        return preg_match('/^[a-z]{2}$/', $code) ? $code : null;
    }
}
