<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\Channel;
use App\Models\Genre;
use App\Models\Playlist;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Query\Builder as QueryBuilder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Rows of a channel: all of its model, or those that it keeps in order. */
class ChannelContent
{
    /** Types of rows that a channel can contain. */
    public const MODELS = ['track', 'album', 'artist', 'playlist', 'genre', 'user', 'channel'];

    /** Rows that a channel which updates itself finds. */
    private const FOUND = 20;

    private const WITH_GENRES = ['track', 'album', 'artist'];

    public static function rows(Channel $channel, ?Genre $restriction = null): Builder|Relation
    {
        $model = $channel->config['contentModel'];
        $rows = $channel->config['contentType'] === 'listAll' ? self::query($model) : $channel->items();
        if ($restriction && in_array($model, self::WITH_GENRES, true)) {
            $rows->whereHas('genres', fn (Builder $genres) => $genres->whereKey($restriction->id));
        }

        return match ($model) {
            'track' => $rows->withCredits(),
            'album' => $rows->with('artists'),
            'playlist' => $rows->withCount('tracks')->visibleTo(request()->user()),
            default => $rows,
        };
    }

    /** The genre that the channel is limited to: fixed, or named in the address. Throws 404 for an unknown name. */
    public static function restriction(Channel $channel, ?string $named): ?Genre
    {
        if (($channel->config['restriction'] ?? null) !== 'genre') {
            return null;
        }
        $id = $channel->config['restrictionModelId'] ?? null;
        if ($id !== 'urlParam') {
            return Genre::find($id);
        }

        return $named === null ? null : Genre::where('name', $named)->firstOrFail();
    }

    /** Puts a row at the end. */
    public static function append(Channel $channel, Model $row): void
    {
        $channel->items()->detach($row);
        $channel->items()->attach($row, ['order' => 1 + self::stored($channel)->max('order')]);
    }

    /** Replaces all rows, in this order. */
    public static function replace(Channel $channel, iterable $ids): void
    {
        DB::transaction(function () use ($channel, $ids): void {
            self::clear($channel);
            foreach ($ids as $index => $id) {
                $channel->items()->attach($id, ['order' => $index + 1]);
            }
        });
    }

    public static function clear(Channel $channel): void
    {
        self::stored($channel)->delete();
    }

    /** Ids that the settings of a channel which updates itself ask for. */
    public static function found(array $config): Collection
    {
        $method = $config['autoUpdateMethod'] ?? null;
        if ($method === 'playlistTracks') {
            return Playlist::find($config['autoUpdateValue'] ?? null)?->tracks()->pluck('tracks.id') ?? collect();
        }
        $order = match (true) {
            $method === 'newAlbums' => 'release_date',
            $config['contentModel'] === 'genre' => 'popularity',
            in_array($config['contentModel'], self::WITH_GENRES, true) => 'plays',
            default => 'id',
        };

        return self::query($config['contentModel'])->orderByDesc($order)->limit(self::FOUND)->pluck('id');
    }

    public static function query(string $model): Builder
    {
        return Relation::getMorphedModel($model)::query();
    }

    private static function stored(Channel $channel): QueryBuilder
    {
        return DB::table('channelables')->where('channel_id', $channel->id);
    }
}
