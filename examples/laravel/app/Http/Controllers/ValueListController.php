<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Genre;
use App\Support\Listing;
use DateTimeZone;
use Illuminate\Support\Collection;

class ValueListController extends Controller
{
    /** Lists by comma-separated names; empty and unknown ones are left out. */
    public function show(string $names): array
    {
        $lists = [
            'countries' => fn () => $this->named(config('site.countries'), 'code'),
            'languages' => fn () => $this->named(config('site.localizations'), 'code'),
            'localizations' => fn () => $this->named(config('site.localizations'), 'language'),
            'timezones' => fn () => $this->timezones(),
        ];

        return collect(explode(',', $names))
            ->filter(fn (string $name) => isset($lists[$name]))
            ->mapWithKeys(fn (string $name) => [$name => $lists[$name]()])
            ->put('status', 'success')
            ->all();
    }

    public function genres(): array
    {
        $genres = Genre::query();
        if (str_contains((string) request()->query('orderBy'), 'popularity')) {
            $genres->orderByDesc('popularity');
        }

        return ['pagination' => Listing::page($genres, 50)];
    }

    private function named(array $names, string $key): Collection
    {
        return collect($names)->map(fn (string $name, string $code) => [$key => $code, 'name' => $name])->values();
    }

    private function timezones(): Collection
    {
        return collect(DateTimeZone::listIdentifiers())
            ->map(fn (string $zone) => ['value' => $zone, 'text' => strtr(ltrim((string) strpbrk($zone, '/'), '/') ?: $zone, '_', ' ')])
            ->groupBy(fn (array $zone) => strtok($zone['value'], '/'));
    }
}
