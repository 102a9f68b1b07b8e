<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Support\PlaySubject;
use App\Support\Report;
use App\Support\ReportPeriod;
use App\Support\TopRows;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Validator;
use Illuminate\Validation\Rule;

/** Reports of visits and plays, counted from the tables. */
class ReportController extends Controller
{
    private const TYPES = ['visitors', 'header'];

    private const METRICS = ['plays', 'devices', 'browsers', 'platforms', 'locations', 'tracks', 'artists', 'albums', 'users'];

    /** Parts of an audience and their columns. */
    private const AUDIENCE = ['devices' => 'device', 'browsers' => 'browser', 'platforms' => 'platform', 'locations' => 'country'];

    /** Key figures and the tables that they count. */
    private const FIGURES = ['New users' => 'users', 'Plays' => 'track_plays', 'Page views' => 'page_views'];

    public function site(Request $request): array
    {
        $types = $this->names($request, 'types', self::TYPES);
        $period = ReportPeriod::of($request);

        return array_filter([
            'visitorsReport' => in_array('visitors', $types, true) ? $this->visitors($period) : null,
            'headerReport' => in_array('header', $types, true) ? $this->keyFigures($period) : null,
        ]);
    }

    public function insights(Request $request): array
    {
        $request->validate(['model' => ['required', 'regex:/^(artist|album|track|track_play)=\d+$/']]);
        $metrics = $this->names($request, 'metrics', self::METRICS);
        $plays = PlaySubject::of($request->query('model'))->plays();
        $report = new Report($plays, ReportPeriod::of($request), 'Plays');
        $parts = array_map(fn (string $metric) => match (true) {
            $metric === 'plays' => $report->trend(),
            isset(self::AUDIENCE[$metric]) => $this->audience($report, $metric),
            default => TopRows::of($report, $metric),
        }, $metrics);

        return ['report' => array_combine($metrics, $parts)];
    }

    private function visitors(ReportPeriod $period): array
    {
        $report = new Report(DB::table('page_views'), $period, 'Current period');
        $parts = array_map(fn (string $part) => $this->audience($report, $part), array_keys(self::AUDIENCE));

        return ['pageViews' => $report->trend()] + array_combine(array_keys(self::AUDIENCE), $parts);
    }

    private function audience(Report $report, string $part): array
    {
        return $report->partition(self::AUDIENCE[$part], fn (string $value) => $part === 'locations'
            ? ['label' => config("site.countries.{$value}", strtoupper($value)), 'code' => $value]
            : ['label' => $value]);
    }

    private function keyFigures(ReportPeriod $period): array
    {
        return array_map(function (string $name, string $table) use ($period): array {
            $current = (new Report(DB::table($table), $period, $name))->total();
            $previous = (new Report(DB::table($table), $period->before(), $name))->total();
            $change = $previous === 0 ? 0 : round(($current - $previous) / $previous * 100);

            return ['name' => $name, 'currentValue' => $current, 'previousValue' => $previous, 'percentageChange' => $change];
        }, array_keys(self::FIGURES), self::FIGURES);
    }

    /** Names that a parameter lists with commas. Throws 422 for none, and for an unknown one. */
    private function names(Request $request, string $parameter, array $known): array
    {
        $names = array_filter(explode(',', (string) $request->query($parameter)));

        return Validator::validate([$parameter => $names], [
            $parameter => ['required', 'array'],
            "{$parameter}.*" => [Rule::in($known)],
        ])[$parameter];
    }
}
