<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Album;

class AlbumController extends Controller
{
    public function show(Album $album): array
    {
        $album->load(['artists', 'genres', 'tracks.artists', 'tracks.genres'])->loadCount('likes');

        return ['album' => [...$album->makeVisible('description')->toArray(), 'reposts_count' => 0], 'loader' => 'albumPage'];
    }
}
