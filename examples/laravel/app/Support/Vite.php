<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Support\HtmlString;
use RuntimeException;

/** Tags that load a bundle built by Vite, as Laravel's own `@vite` writes them since 9.19. */
class Vite
{
    public function tags(string $entry): HtmlString
    {
        if (is_file($hot = public_path('hot'))) {
            return $this->developmentTags(trim((string) file_get_contents($hot)), $entry);
        }

        $chunks = $this->chunks($this->manifest(), $entry);
        $styles = collect($chunks)->flatMap(fn (array $chunk) => $chunk['css'] ?? [])->unique();
        $main = array_pop($chunks);

        return new HtmlString(implode("\n", [
            ...$styles->map(fn (string $file) => '<link rel="stylesheet" href="'.e($this->url($file)).'">'),
            ...array_map(fn (array $chunk) => '<link rel="modulepreload" href="'.e($this->url($chunk['file'])).'">', $chunks),
            '<script type="module" src="'.e($this->url($main['file'])).'"></script>',
        ]));
    }

    private function url(string $file): string
    {
        return asset("build/{$file}");
    }

    private function manifest(): array
    {
        return json_decode((string) file_get_contents(public_path('build/manifest.json')), true, flags: JSON_THROW_ON_ERROR);
    }

    /** The entry and the chunks that it imports statically, dependencies first. */
    private function chunks(array $manifest, string $key, array &$seen = []): array
    {
        if (isset($seen[$key])) {
            return [];
        }
        $seen[$key] = true;
        $chunk = $manifest[$key] ?? throw new RuntimeException("Unable to locate file in Vite manifest: {$key}.");
        $imports = [];
        foreach ($chunk['imports'] ?? [] as $import) {
            array_push($imports, ...$this->chunks($manifest, $import, $seen));
        }

        return [...$imports, $chunk];
    }

    private function developmentTags(string $server, string $entry): HtmlString
    {
        $urls = array_map(fn (string $path) => e("{$server}/{$path}"), ['@vite/client', $entry]);

        return new HtmlString(<<<HTML
            <script type="module">
            import RefreshRuntime from '{$server}/@react-refresh'
            RefreshRuntime.injectIntoGlobalHook(window)
            window.\$RefreshReg\$ = () => {}
            window.\$RefreshSig\$ = () => (type) => type
            window.__vite_plugin_react_preamble_installed__ = true
            </script>
            <script type="module" src="{$urls[0]}"></script>
            <script type="module" src="{$urls[1]}"></script>
            HTML);
    }
}
