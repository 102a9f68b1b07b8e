<?php

declare(strict_types=1);

namespace App\Support;

/** Bars of a WAV file's loudness, in the client's space of 1240 by 45. */
class Waveform
{
    private const HEADER_BYTES = 44;

    private const BARS = 155;

    /** Samples of a bar that are looked at. */
    private const SAMPLES = 256;

    private const WIDTH = 1240;

    private const HEIGHT = 45;

    /** Each bar is `[x, y, width, height]`; none without a file. */
    public static function bars(string $file): array
    {
        if (! is_file($file)) {
            return [];
        }
        $samples = substr((string) file_get_contents($file), self::HEADER_BYTES);
        $step = max(intdiv(strlen($samples), self::BARS), 1);
        $width = self::WIDTH / self::BARS;
        $bars = [];
        foreach (array_slice(str_split($samples, $step), 0, self::BARS) as $index => $part) {
            // Unsigned 8-bit samples: 128 is silence.
            $peak = max(array_map(fn (int $sample) => abs($sample - 128), array_values(unpack('C*', substr($part, 0, self::SAMPLES)))));
            $height = max(round($peak / 128 * self::HEIGHT), 1);
            $bars[] = [$index * $width, self::HEIGHT - $height, $width - 2, $height];
        }

        return $bars;
    }
}
