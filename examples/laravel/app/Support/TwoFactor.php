<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\User;
use BaconQrCode\Renderer\Image\SvgImageBackEnd;
use BaconQrCode\Renderer\ImageRenderer;
use BaconQrCode\Renderer\RendererStyle\RendererStyle;
use BaconQrCode\Writer;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Str;

/** Second factor of a user's sign-in. */
class TwoFactor
{
    private const QR_SIZE = 192;

    private const CODE_LIFETIME_SECONDS = 90;

    /** Starts the setup; keeps the secret of one that was already started. */
    public static function start(User $user): void
    {
        if ($user->two_factor_secret === null) {
            $user->forceFill([
                'two_factor_secret' => Totp::newSecret(),
                'two_factor_recovery_codes' => self::newRecoveryCodes(),
            ])->save();
        }
    }

    public static function stop(User $user): void
    {
        $user->forceFill([
            'two_factor_secret' => null,
            'two_factor_recovery_codes' => null,
            'two_factor_confirmed_at' => null,
        ])->save();
    }

    /** Accepts each code once. */
    public static function takeCode(User $user, string $code): bool
    {
        $period = $user->two_factor_secret === null ? null : Totp::period($user->two_factor_secret, $code);

        return $period !== null && Cache::add("totp.{$user->id}.{$period}", true, self::CODE_LIFETIME_SECONDS);
    }

    /** Accepts each recovery code once, and replaces it. */
    public static function takeRecoveryCode(User $user, string $code): bool
    {
        $codes = $user->two_factor_recovery_codes ?? [];
        $at = array_search($code, $codes, true);
        if ($at === false) {
            return false;
        }
        $codes[$at] = self::newRecoveryCode();

        return $user->forceFill(['two_factor_recovery_codes' => $codes])->save();
    }

    public static function newRecoveryCodes(): array
    {
        return array_map(self::newRecoveryCode(...), range(1, 8));
    }

    /** An SVG of the QR code that authenticator apps read. */
    public static function qrCode(User $user): string
    {
        $site = rawurlencode(config('app.name'));
        $holder = rawurlencode($user->email);
        $writer = new Writer(new ImageRenderer(new RendererStyle(self::QR_SIZE, 0), new SvgImageBackEnd()));

        return $writer->writeString("otpauth://totp/{$site}:{$holder}?secret={$user->two_factor_secret}&issuer={$site}");
    }

    private static function newRecoveryCode(): string
    {
        return Str::random(10).'-'.Str::random(10);
    }
}
