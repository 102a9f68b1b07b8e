<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/** What administrators change: it replaces the values of config/site.php. */
class SiteValues
{
    /** Applies the stored values to the configuration of this request. */
    public static function apply(): void
    {
        if (! Schema::hasTable('site_values')) {
            return;
        }
        foreach (DB::table('site_values')->pluck('value', 'name') as $name => $json) {
            config(["site.{$name}" => json_decode($json, true, flags: JSON_THROW_ON_ERROR)]);
        }
    }

    /** Stores a value of config/site.php: `settings`, `themes`, `custom_code` or `server`. */
    public static function store(string $name, array $value): void
    {
        DB::table('site_values')->updateOrInsert(['name' => $name], ['value' => json_encode($value, JSON_THROW_ON_ERROR)]);
        config(["site.{$name}" => $value]);
    }

    /** Stores changed settings: in groups, or by dotted key with lists and maps as JSON. */
    public static function storeSettings(array $changes): void
    {
        $settings = config('site.settings');
        foreach ($changes as $key => $value) {
            $value = self::decoded($value);
            data_set($settings, $key, self::merged(data_get($settings, $key), $value));
        }
        self::store('settings', $settings);
    }

    /** The values that the site came with. */
    public static function original(string $name): array
    {
        return (require config_path('site.php'))[$name];
    }

    private static function decoded(mixed $value): mixed
    {
        return is_string($value) && preg_match('/^[\[{]/', $value) ? json_decode($value, true) ?? $value : $value;
    }

    /** Groups are merged; lists and single values are replaced. */
    private static function merged(mixed $known, mixed $change): mixed
    {
        if (! is_array($known) || ! is_array($change) || array_is_list($known) || array_is_list($change)) {
            return $change;
        }
        foreach ($change as $key => $value) {
            $known[$key] = self::merged($known[$key] ?? null, $value);
        }

        return $known;
    }
}
