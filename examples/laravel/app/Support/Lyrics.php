<?php

declare(strict_types=1);

namespace App\Support;

/** Lyrics as the editor enters them: lines, each with an optional time such as `[00:12.50]`. */
class Lyrics
{
    private const TIMED = '/^\[(\d+):(\d+(?:\.\d+)?)\]\s*(.*)$/';

    public static function parse(string $text): array
    {
        $lines = array_map(self::line(...), explode("\n", $text));
        $isSynced = array_filter($lines, fn (array $line) => $line['time'] !== null) !== [];

        return ['is_synced' => $isSynced, 'lines' => $lines];
    }

    private static function line(string $line): array
    {
        return preg_match(self::TIMED, $line, $parts)
            ? ['text' => $parts[3], 'time' => (int) $parts[1] * 60 + (float) $parts[2]]
            : ['text' => trim($line), 'time' => null];
    }
}
