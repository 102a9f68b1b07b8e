<?php

declare(strict_types=1);

namespace App\Support;

/** Time-based one-time passwords (RFC 6238) with the defaults of authenticator apps. */
class Totp
{
    private const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

    private const PERIOD_SECONDS = 30;

    public static function newSecret(): string
    {
        return implode('', array_map(fn () => self::ALPHABET[random_int(0, 31)], range(1, 16)));
    }

    /** The period of a code: the current one or a neighbour, to allow for clock drift. Null for a wrong code. */
    public static function period(string $secret, string $code): ?int
    {
        $now = intdiv(now()->getTimestamp(), self::PERIOD_SECONDS);
        foreach ([$now, $now - 1, $now + 1] as $period) {
            if (hash_equals(self::code($secret, $period), $code)) {
                return $period;
            }
        }

        return null;
    }

    public static function code(string $secret, int $period): string
    {
        $hash = hash_hmac('sha1', pack('J', $period), self::decode($secret), true);
        $number = unpack('N', substr($hash, ord($hash[19]) & 0xF, 4))[1] & 0x7FFFFFFF;

        return str_pad((string) ($number % 1_000_000), 6, '0', STR_PAD_LEFT);
    }

    private static function decode(string $base32): string
    {
        $bits = implode('', array_map(fn (string $letter) => sprintf('%05b', strpos(self::ALPHABET, $letter)), str_split($base32)));

        return implode('', array_map(fn (string $byte) => chr(bindec($byte)), str_split(substr($bits, 0, intdiv(strlen($bits), 8) * 8), 8)));
    }
}
