<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Support\Collection;

/** A file of the framework's log, read entry by entry, so that its size does not matter. */
class LogFile
{
    /** First line of an entry. */
    private const ENTRY = '/^\[(\d{4}-\d{2}-\d{2}[T ][^\]]+)\] [\w-]+\.(\w+): /';

    /** Start of an exception in the context that Laravel writes after the message. */
    private const EXCEPTION = '/ \{(?:[^\n{}]*,)?"exception":"/';

    private function __construct(private string $path)
    {
    }

    /** All files, latest first. */
    public static function all(): Collection
    {
        return collect(glob(storage_path('logs/*.log')) ?: [])
            ->sortByDesc(fn (string $path) => filemtime($path))
            ->map(fn (string $path) => new self($path))
            ->values();
    }

    /** Throws 404 without such a file. */
    public static function named(string $identifier): self
    {
        return self::all()->first(fn (self $file) => $file->identifier() === $identifier) ?? abort(404);
    }

    /** Names the file in requests; only names of `all` are found. */
    public function identifier(): string
    {
        return substr(hash('sha256', $this->path), 0, 8).'-'.$this->name();
    }

    public function path(): string
    {
        return $this->path;
    }

    public function name(): string
    {
        return basename($this->path);
    }

    public function toArray(): array
    {
        return ['name' => $this->name(), 'identifier' => $this->identifier(), 'size' => filesize($this->path)];
    }

    public function delete(): void
    {
        unlink($this->path);
    }

    /** Offsets and lengths of the entries with these words, latest first. */
    public function find(string $words): array
    {
        $found = [];
        [$from, $text, $at] = [0, '', 0];
        $pattern = '/'.preg_quote($words, '/').'/iu';
        $keep = function () use (&$found, &$from, &$text, $pattern): void {
            if (preg_match(self::ENTRY, $text) && preg_match($pattern, $text)) {
                $found[] = [$from, strlen($text)];
            }
        };
        $file = fopen($this->path, 'r');
        while (($line = fgets($file)) !== false) {
            if (preg_match(self::ENTRY, $line)) {
                $keep();
                [$from, $text] = [$at, ''];
            }
            $text .= $line;
            $at += strlen($line);
        }
        fclose($file);
        $keep();

        return array_reverse($found);
    }

    /** The entry at an offset. */
    public function entry(int $from, int $length): array
    {
        $text = mb_scrub((string) file_get_contents($this->path, offset: $from, length: $length));
        preg_match(self::ENTRY, $text, $head);
        [$message, $exception] = preg_split(self::EXCEPTION, substr($text, strlen($head[0])), 2) + [1 => null];

        return [
            'id' => $from,
            'index' => $from,
            'datetime' => $head[1],
            'level' => $head[2],
            'message' => trim($message),
            'exception' => $exception === null ? null : rtrim($exception, "\"}\n "),
        ];
    }
}
