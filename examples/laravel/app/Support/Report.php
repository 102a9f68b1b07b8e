<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Carbon;
use Illuminate\Support\Collection;

/** Figures of a table's rows in a period: over time, and by what the rows have in common. */
class Report
{
    private const TOP = 8;

    private Builder $rows;

    public function __construct(Builder $rows, private ReportPeriod $period, private string $label)
    {
        $this->rows = (clone $rows)->whereBetween("{$rows->from}.created_at", $period->bounds());
    }

    public function total(): int
    {
        return (clone $this->rows)->count();
    }

    /** Rows of each minute, hour, day … of the period. */
    public function trend(): array
    {
        $points = $this->period->points();
        $starts = array_map(fn ($point) => $point->getTimestamp(), $points);
        $values = array_fill(0, count($points), 0);
        $at = 0;
        foreach ((clone $this->rows)->oldest()->pluck('created_at') as $time) {
            $second = Carbon::parse($time, 'UTC')->getTimestamp();
            while ($at + 1 < count($starts) && $starts[$at + 1] <= $second) {
                $at++;
            }
            $values[$at]++;
        }
        $data = array_map(fn ($point, int $value) => ['date' => $point->utc()->toISOString(), 'value' => $value], $points, $values);

        return [
            'granularity' => $this->period->granularity(),
            'total' => array_sum($values),
            'datasets' => [['label' => $this->label, 'data' => $data]],
        ];
    }

    /**
     * Rows by the values of a column, most frequent first. `$describe` maps a value to what its part shows, `$join` adds
     * the column's table.
     */
    public function partition(string $column, callable $describe, ?callable $join = null): array
    {
        $total = max($this->total(), 1);
        $data = $this->counts($column, $join)->map(fn (object $row) => [
            ...$describe($row->part),
            'value' => $row->amount,
            'percentage' => round($row->amount / $total * 100, 1),
        ]);

        return ['datasets' => [['label' => $this->label, 'data' => $data]]];
    }

    private function counts(string $column, ?callable $join): Collection
    {
        return (clone $this->rows)
            ->when($join, $join)
            ->whereNotNull($column)
            ->selectRaw("{$column} as part, count(*) as amount")
            ->groupBy($column)
            ->orderByDesc('amount')
            ->limit(self::TOP)
            ->get();
    }
}
