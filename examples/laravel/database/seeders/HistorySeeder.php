<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Models\Track;
use Carbon\CarbonPeriod;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

/** Visits and plays since the site opened, so that the reports have something to show. */
class HistorySeeder extends Seeder
{
    private const OPENED = '2024-01-01';

    /** SQLite binds few values at once. */
    private const CHUNK = 100;

    private const AUDIENCE = [
        ['device' => 'phone', 'browser' => 'Chrome', 'platform' => 'AndroidOS', 'country' => 'lv'],
        ['device' => 'desktop', 'browser' => 'Firefox', 'platform' => 'Windows', 'country' => 'lv'],
        ['device' => 'tablet', 'browser' => 'Safari', 'platform' => 'iOS', 'country' => 'ee'],
    ];

    public function run(): void
    {
        $tracks = Track::pluck('id');
        [$views, $plays] = [[], []];
        foreach (CarbonPeriod::create(self::OPENED, now()->subDay()) as $index => $day) {
            $visitor = self::AUDIENCE[$index % count(self::AUDIENCE)];
            // Sundays are busier.
            foreach (range(8, $day->isSunday() ? 12 : 9) as $hour) {
                $visit = $visitor + ['created_at' => $day->setTime($hour, 15)->toDateTimeString()];
                $views[] = $visit;
                $plays[] = $visit + ['track_id' => $tracks[($index + $hour) % count($tracks)]];
            }
        }
        foreach (['page_views' => $views, 'track_plays' => $plays] as $table => $rows) {
            foreach (array_chunk($rows, self::CHUNK) as $chunk) {
                DB::table($table)->insert($chunk);
            }
        }
    }
}
