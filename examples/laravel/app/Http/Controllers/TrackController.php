<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Track;
use App\Support\Lyrics;
use App\Support\Waveform;
use Illuminate\Support\Facades\Storage;
use Illuminate\Support\Str;
use Symfony\Component\HttpFoundation\BinaryFileResponse;

class TrackController extends Controller
{
    public function show(Track $track): array
    {
        $track->load(['artists', 'genres', 'album.artists', 'album.tracks.artists'])->loadCount('likes');

        return ['track' => [...$track->makeVisible('description')->toArray(), 'reposts_count' => 0], 'loader' => 'trackPage'];
    }

    public function wave(Track $track): array
    {
        return ['waveData' => $track->wave_data ?? Waveform::bars($this->file($track)), 'comments' => []];
    }

    public function lyrics(Track $track): array
    {
        abort_if($track->lyrics === null, 404, 'This track has no lyrics.');

        return Lyrics::parse($track->lyrics) + ['duration' => $track->duration];
    }

    public function download(Track $track): BinaryFileResponse
    {
        return response()->download($this->file($track), Str::slug($track->name).'.'.pathinfo((string) $track->src, PATHINFO_EXTENSION));
    }

    private function file(Track $track): string
    {
        return Storage::disk('public')->path(Str::after((string) $track->src, 'storage/'));
    }
}
