<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Album;
use App\Models\Artist;
use App\Models\Playlist;
use App\Models\Track;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Http\Request;

class SearchController extends Controller
{
    /** Results of each type on the search page, and while typing. */
    private const LIMITS = ['searchPage' => 20, 'search' => 3];

    public function all(Request $request): array
    {
        $loader = $request->query('loader', 'search');
        $words = trim((string) $request->query('query'));
        $types = explode(',', (string) $request->query('modelTypes', 'artist,album,track,user,playlist'));

        return ['query' => $words, 'results' => $this->results($words, $types, self::LIMITS[$loader]), 'loader' => $loader];
    }

    public function model(Request $request, string $type): array
    {
        $rows = $this->search($type, trim((string) $request->query('query'))) ?? abort(404);

        return ['pagination' => $rows->simplePaginate((int) $request->query('perPage', '20'))];
    }

    private function results(string $words, array $types, int $limit): array
    {
        if ($words === '') {
            return [];
        }

        return collect($types)
            ->mapWithKeys(fn (string $type) => ["{$type}s" => $this->search($type, $words)?->simplePaginate($limit, page: 1)])
            ->filter()
            ->all();
    }

    /** Rows of a type by name, albums and tracks also by artist; null for an unknown type. */
    private function search(string $type, string $words): ?Builder
    {
        $like = '%'.addcslashes($words, '%_\\').'%';
        $byArtist = fn (Builder $rows) => $rows
            ->where('name', 'like', $like)
            ->orWhereHas('artists', fn (Builder $artists) => $artists->where('artists.name', 'like', $like));

        return match ($type) {
            'artist' => Artist::where('name', 'like', $like)->orderByDesc('plays'),
            'album' => Album::with('artists')->where($byArtist)->orderByDesc('plays'),
            'track' => Track::withCredits()->where($byArtist)->orderByDesc('plays'),
            'playlist' => Playlist::withCount('tracks')->visibleTo(request()->user())->where('name', 'like', $like),
            'user' => User::where('username', 'like', $like),
            default => null,
        };
    }
}
