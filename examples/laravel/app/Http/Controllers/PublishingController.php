<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Http\Requests\MusicRequest;
use App\Models\Album;
use App\Models\Artist;
use App\Models\FileEntry;
use App\Models\Track;
use App\Models\User;
use App\Support\Credits;
use App\Support\NormalizedModel;
use App\Support\WavFile;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;

/** The backstage of artists: they publish what they have uploaded. */
class PublishingController extends Controller
{
    private const SUGGESTIONS = 15;

    public function storeTrack(MusicRequest $request): array
    {
        $track = DB::transaction(function () use ($request): Track {
            $artists = Credits::artists($request->user(), $request->input('artists'));
            $track = Track::create($request->track());
            $track->artists()->attach($artists);
            $track->genres()->attach(Credits::genres($request->input('genres') ?? []));

            return $track;
        });

        return ['track' => $track->load(['artists', 'genres', 'album.artists'])];
    }

    public function storeAlbum(MusicRequest $request): array
    {
        $album = DB::transaction(function () use ($request): Album {
            $artists = Credits::artists($request->user(), $request->input('artists') ?? []);
            $album = Album::create($request->album());
            $album->artists()->attach($artists);
            $album->genres()->attach(Credits::genres($request->input('genres') ?? []));
            foreach ($request->validated()['tracks'] ?? [] as $index => $track) {
                $this->putIn($album, $artists, $index + 1, $track);
            }

            return $album;
        });

        return ['album' => $album->load(['artists', 'genres', 'tracks.artists'])];
    }

    /** What the file says about itself, otherwise the title in its name. */
    public function extractMetadata(Request $request, FileEntry $file): array
    {
        abort_unless($file->owner_id === $request->user()->id || $request->user()->can('files.view'), 403);
        $wav = WavFile::read($file->disk()->path($file->path()));
        $name = preg_replace('/^\d+[ ._-]+|\.\w+$/u', '', $file->name);

        return ['metadata' => [
            'title' => $wav['INAM'] ?? $name,
            'duration' => $wav['duration'] ?? null,
            'genres' => array_filter([$wav['IGNR'] ?? null]),
            'artist_name' => $wav['IART'] ?? null,
            'album_name' => $wav['IPRD'] ?? null,
        ]];
    }

    /** This site limits nobody. */
    public function minutesLeft(Request $request, User $user): array
    {
        abort_unless($user->is($request->user()) || $request->user()->can('users.update'), 403);

        return ['minutesLeft' => null];
    }

    public function suggestArtists(Request $request): array
    {
        $input = $request->validate(['query' => ['nullable', 'string'], 'limit' => ['nullable', 'integer', 'between:1,100']]);
        $user = $request->user();
        $rows = $request->boolean('listAll') ? Artist::query() : $user->artists();
        $words = addcslashes($input['query'] ?? '', '%_\\');
        $found = $rows->where('name', 'like', "%{$words}%")->limit($input['limit'] ?? self::SUGGESTIONS)->get();
        $isFirst = $words === '' && ! $request->boolean('excludeSelf') && $user->artists()->doesntExist();

        return ['results' => [...($isFirst ? [$this->ownArtist($user)] : []), ...$found->map(NormalizedModel::of(...))]];
    }

    public function suggestedArtist(Request $request, string $id): array
    {
        return ['model' => $id === Credits::OWN ? $this->ownArtist($request->user()) : NormalizedModel::of(Artist::findOrFail($id))];
    }

    private function ownArtist(User $user): array
    {
        return ['id' => Credits::OWN, 'name' => $user->display_name, 'image' => $user->avatar, 'model_type' => 'artist'];
    }

    private function putIn(Album $album, array $artists, int $number, array $fields): void
    {
        $place = ['album_id' => $album->id, 'number' => $number];
        if (isset($fields['id'])) {
            Track::whereKey($fields['id'])->update($place);

            return;
        }
        $track = Track::create($fields + $place + ['image' => $album->image, 'owner_id' => $album->owner_id]);
        $track->artists()->attach($artists);
    }
}
