<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Album;
use App\Models\Artist;
use App\Models\Playlist;
use App\Models\Track;
use App\Models\User;
use App\Support\Audience;
use App\Support\Listing;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;

class PlayerController extends Controller
{
    private const QUEUE_ID = '/^([a-z]+)\.([\w-]+)\.([a-zA-Z*]+)(?:\.([^.|]+)\|(asc|desc))?$/';

    /** Tracks of a queue after its last known one. */
    public function queue(Request $request): array
    {
        $input = $request->validate([
            'queueId' => ['required', 'string', 'regex:'.self::QUEUE_ID],
            'lastTrack.id' => ['integer'],
            'perPage' => ['integer', 'between:1,100'],
        ]);
        preg_match(self::QUEUE_ID, $input['queueId'], $parts);
        $tracks = $this->tracks($parts[1], $parts[2], $parts[3], $request->user());
        Listing::sort($tracks, isset($parts[4]) ? strtr($parts[4], '^', '.').":{$parts[5]}" : null);

        $ids = $tracks->pluck('tracks.id');
        $last = $ids->search($input['lastTrack']['id'] ?? null);
        $next = $ids->slice($last === false ? 0 : $last + 1)->take($input['perPage'] ?? 30);
        $found = Track::withCredits()->findMany($next)->keyBy('id');

        return ['tracks' => $next->map(fn (int $id) => $found[$id])->values()];
    }

    public function log(Request $request, Track $track): array
    {
        $listener = $request->user()?->id ?? $request->session()->getId();
        // Counts at most one play of a track per minute and listener.
        if (Cache::add("play.{$listener}.{$track->id}", true, 60)) {
            $track->increment('plays');
            DB::table('track_plays')->insert(['track_id' => $track->id, 'user_id' => $request->user()?->id] + Audience::of($request));
        }

        return ['status' => 'success'];
    }

    private function tracks(string $model, string $id, string $kind, ?User $user): Builder|Relation
    {
        return match ($model) {
            'album' => Album::findOrFail($id)->tracks(),
            'artist' => Artist::findOrFail($id)->tracks()->orderByDesc('tracks.plays'),
            'playlist' => Playlist::visibleTo($user)->findOrFail($id)->tracks(),
            'user' => $kind === 'playHistory'
                ? User::whereKey($user?->id)->findOrFail($id)->plays()->latest('track_plays.created_at')
                : User::findOrFail($id)->liked('track')->latest('likes.created_at'),
            default => abort(404),
        };
    }
}
