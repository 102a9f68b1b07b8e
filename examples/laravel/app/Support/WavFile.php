<?php

declare(strict_types=1);

namespace App\Support;

/** Duration and tags of a WAV file. */
class WavFile
{
    private const HEADER_BYTES = 12;

    private const CHUNK_HEADER_BYTES = 8;

    /** Largest chunk whose content is read: samples are skipped. */
    private const MAX_BYTES = 65_536;

    /** The milliseconds as `duration`, and the texts of the INFO list by their ids; empty for any other file. */
    public static function read(string $path): array
    {
        $file = fopen($path, 'r');
        if (! str_starts_with((string) fread($file, self::HEADER_BYTES), 'RIFF')) {
            return [];
        }
        [$perSecond, $samples, $texts] = [0, 0, []];
        while (strlen($header = (string) fread($file, self::CHUNK_HEADER_BYTES)) === self::CHUNK_HEADER_BYTES) {
            ['id' => $id, 'size' => $size] = unpack('a4id/Vsize', $header);
            $next = ftell($file) + $size + $size % 2;
            $content = $id === 'data' ? '' : (string) fread($file, max(1, min($size, self::MAX_BYTES)));
            match ($id) {
                'fmt ' => $perSecond = strlen($content) < 12 ? 0 : unpack('V', $content, 8)[1],
                'data' => $samples = $size,
                'LIST' => $texts = self::texts(substr($content, 4)),
                default => null,
            };
            fseek($file, $next);
        }
        fclose($file);

        return $texts + array_filter(['duration' => $perSecond > 0 ? (int) round($samples / $perSecond * 1000) : null]);
    }

    private static function texts(string $list): array
    {
        $texts = [];
        while (strlen($list) > self::CHUNK_HEADER_BYTES) {
            ['id' => $id, 'size' => $size] = unpack('a4id/Vsize', $list);
            $texts[$id] = mb_scrub(strtok(substr($list, self::CHUNK_HEADER_BYTES, $size)."\0", "\0"));
            $list = substr($list, self::CHUNK_HEADER_BYTES + $size + $size % 2);
        }

        return array_filter($texts);
    }
}
