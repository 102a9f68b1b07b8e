<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Query\Builder;

/** Plays by what was played, and by who played it. */
class TopRows
{
    /** Model and column by metric. */
    private const COLUMNS = [
        'tracks' => ['track', 'track_plays.track_id'],
        'artists' => ['artist', 'track_artist.artist_id'],
        'albums' => ['album', 'tracks.album_id'],
        'users' => ['user', 'track_plays.user_id'],
    ];

    public static function of(Report $plays, string $metric): array
    {
        [$type, $column] = self::COLUMNS[$metric];
        $describe = function (int $id) use ($type): array {
            $row = Relation::getMorphedModel($type)::findOrFail($id);

            return ['label' => $row->display_name ?? $row->name, 'model' => $row];
        };

        return $plays->partition($column, $describe, match ($type) {
            'artist' => fn (Builder $rows) => $rows->join('track_artist', 'track_artist.track_id', 'track_plays.track_id'),
            'album' => fn (Builder $rows) => $rows->join('tracks', 'tracks.id', 'track_plays.track_id'),
            default => null,
        });
    }
}
