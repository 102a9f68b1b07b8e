<?php

declare(strict_types=1);

namespace Database\Seeders;

/** Melodies of plain tones, so that the example needs no recordings. */
class Tone
{
    private const RATE = 22050;

    private const NOTE_SECONDS = 0.5;

    /** A pentatonic scale in hertz: any order of its notes sounds well. */
    private const SCALE = [261.6, 293.7, 329.6, 392.0, 440.0, 523.3];

    /** A WAV file of unsigned 8-bit mono samples; the same seed gives the same melody. */
    public static function wav(int $seed, int $seconds): string
    {
        $noteLength = (int) (self::RATE * self::NOTE_SECONDS);
        $notes = [];
        foreach (self::SCALE as $hertz) {
            $notes[] = self::note($hertz, $noteLength);
        }
        mt_srand($seed);
        $samples = '';
        for ($played = 0; $played < $seconds / self::NOTE_SECONDS; $played++) {
            $samples .= $notes[mt_rand(0, count($notes) - 1)];
        }

        return 'RIFF'.pack('V', 36 + strlen($samples)).'WAVEfmt '
            .pack('VvvVVvv', 16, 1, 1, self::RATE, self::RATE, 1, 8)
            .'data'.pack('V', strlen($samples)).$samples;
    }

    /** One note, which fades out. */
    private static function note(float $hertz, int $length): string
    {
        $samples = '';
        for ($at = 0; $at < $length; $at++) {
            $samples .= chr((int) round(128 + 90 * (1 - $at / $length) * sin(2 * M_PI * $hertz * $at / self::RATE)));
        }

        return $samples;
    }
}
