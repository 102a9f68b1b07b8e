<?php

declare(strict_types=1);

namespace App\Support;

use Carbon\CarbonImmutable;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Validator;

/** First and last instant of a report, in the time zone that its days begin in. */
class ReportPeriod
{
    private const HOUR = 3600;

    private const DAY = 24 * self::HOUR;

    /** Longest period in seconds by the size of its points; longer ones have a point for each year. */
    private const SIZES = [
        'minute' => self::HOUR,
        'hour' => 2 * self::DAY,
        'day' => 92 * self::DAY,
        'week' => 186 * self::DAY,
        'month' => 4 * 366 * self::DAY,
    ];

    private function __construct(public readonly CarbonImmutable $start, public readonly CarbonImmutable $end)
    {
    }

    /** Throws 422 for an invalid time or time zone. */
    public static function of(Request $request, string $start = 'startDate', string $end = 'endDate'): self
    {
        $input = Validator::validate($request->query(), [
            $start => ['required', 'date'],
            $end => ['required', 'date', "after_or_equal:{$start}"],
            'timezone' => ['nullable', 'timezone'],
        ]);
        $in = fn (string $name) => CarbonImmutable::parse($input[$name], 'UTC')->setTimezone($input['timezone'] ?? 'UTC');

        return new self($in($start), $in($end));
    }

    /** The equally long period that ends where this one starts. */
    public function before(): self
    {
        return new self($this->start->subRealSeconds($this->seconds() + 1), $this->start->subRealSecond());
    }

    public function granularity(): string
    {
        foreach (self::SIZES as $size => $seconds) {
            if ($this->seconds() <= $seconds) {
                return $size;
            }
        }

        return 'year';
    }

    /** Start of each point: steps of wall time, except for hours and minutes, which pass a change of clocks. */
    public function points(): array
    {
        $points = [];
        for ($point = $this->start; $point <= $this->end; $point = $this->after(count($points))) {
            $points[] = $point;
        }

        return $points;
    }

    /** Bounds as the database stores times. */
    public function bounds(): array
    {
        return [$this->start->utc()->toDateTimeString(), $this->end->utc()->toDateTimeString()];
    }

    private function after(int $count): CarbonImmutable
    {
        return match ($this->granularity()) {
            'minute' => $this->start->addRealMinutes($count),
            'hour' => $this->start->addRealHours($count),
            'day' => $this->start->addDays($count),
            'week' => $this->start->addWeeks($count),
            'month' => $this->start->addMonthsNoOverflow($count),
            'year' => $this->start->addYearsNoOverflow($count),
        };
    }

    private function seconds(): int
    {
        return $this->end->getTimestamp() - $this->start->getTimestamp();
    }
}
