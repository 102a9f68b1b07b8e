<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Contracts\Pagination\Paginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Relations\Relation;

/** Sorts, searches and pages a list by the query parameters that every list accepts. */
class Listing
{
    private const MAX_PER_PAGE = 100;

    /** Sortable columns by the name that the client sends. */
    private const COLUMNS = [
        'added_at' => 'added_at',
        'created_at' => 'created_at',
        'duration' => 'duration',
        'likes.created_at' => 'likes.created_at',
        'name' => 'name',
        'number' => 'number',
        'plays' => 'plays',
        'popularity' => 'plays',
        'position' => 'position',
        'release_date' => 'release_date',
        'slug' => 'slug',
        'track_plays.created_at' => 'track_plays.created_at',
        'updated_at' => 'updated_at',
    ];

    public static function page(Builder|Relation $rows, int $perPage, ?string $order = null, bool $simple = false): Paginator
    {
        $request = request();
        $words = (string) $request->query('query');
        if ($words !== '') {
            $rows->where($rows->qualifyColumn('name'), 'like', "%{$words}%");
        }
        self::sort($rows, self::orderIn($request->query()) ?? $order);
        $size = min(max((int) $request->query('perPage', (string) $perPage), 1), self::MAX_PER_PAGE);

        return match ($request->query('paginate')) {
            'simple' => $rows->simplePaginate($size),
            null => $simple ? $rows->simplePaginate($size) : $rows->paginate($size),
            default => $rows->paginate($size),
        };
    }

    /** Sorts by `column:dir` or `column|dir`; unknown columns keep the list's own order. */
    public static function sort(Builder|Relation $rows, ?string $order): void
    {
        [$name, $direction] = preg_split('/[:|]/', "{$order}:asc");
        if (isset(self::COLUMNS[$name])) {
            $rows->reorder(self::COLUMNS[$name], $direction === 'desc' ? 'desc' : 'asc')->orderBy($rows->qualifyColumn('id'));
        }
    }

    private static function orderIn(array $query): ?string
    {
        return isset($query['orderBy']) ? $query['orderBy'].':'.($query['orderDir'] ?? 'asc') : $query['order'] ?? null;
    }
}
