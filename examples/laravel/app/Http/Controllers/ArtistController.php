<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Artist;
use App\Support\Listing;
use Illuminate\Contracts\Pagination\Paginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Http\Request;

class ArtistController extends Controller
{
    public function show(Artist $artist): array
    {
        $artist->load('genres')->loadCount('followers as likes_count');

        return [
            'artist' => [
                ...$artist->toArray(),
                'similar' => $this->similar($artist),
                'top_tracks' => $artist->tracks()->withCredits()->orderByDesc('plays')->limit(20)->get(),
                'profile' => ['description' => $artist->description],
                'links' => [],
            ],
            'loader' => 'artistPage',
            'selectedAlbumLayout' => request()->cookie('artistPage-albumLayout', 'list'),
            'albums' => $this->albumPage($artist, 5, withTracks: true),
            'tracks' => $this->trackPage($artist),
        ];
    }

    public function albums(Request $request, Artist $artist): array
    {
        $size = (int) $request->query('albumsPerPage', '5');

        return ['pagination' => $this->albumPage($artist, $size, $request->boolean('loadAlbumTracks'))];
    }

    public function tracks(Artist $artist): array
    {
        return ['pagination' => $this->trackPage($artist)];
    }

    public function followers(Artist $artist): array
    {
        return ['pagination' => Listing::page($artist->followers(), 25)];
    }

    private function albumPage(Artist $artist, int $size, bool $withTracks): Paginator
    {
        $albums = $artist->albums()->with($withTracks ? ['artists', 'tracks.artists'] : ['artists']);

        return Listing::page($albums, $size, 'release_date:desc', simple: true);
    }

    private function trackPage(Artist $artist): Paginator
    {
        return Listing::page($artist->tracks()->withCredits(), 20, 'popularity:desc');
    }

    /** Artists who share a genre, most played first. */
    private function similar(Artist $artist): Collection
    {
        return Artist::whereKeyNot($artist->id)
            ->whereHas('genres', fn (Builder $genres) => $genres->whereKey($artist->genres->modelKeys()))
            ->orderByDesc('plays')
            ->limit(10)
            ->get();
    }
}
