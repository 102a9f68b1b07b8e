<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Playlist;
use App\Models\Track;
use App\Models\User;
use App\Support\Listing;
use Illuminate\Contracts\Pagination\Paginator;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\Rule;

class PlaylistController extends Controller
{
    public function show(Playlist $playlist): array
    {
        $this->requireVisible($playlist);

        return [
            'playlist' => $this->present($playlist),
            'tracks' => $this->trackPage($playlist),
            'totalDuration' => (int) $playlist->tracks()->sum('duration'),
            'loader' => 'playlistPage',
        ];
    }

    public function tracks(Playlist $playlist): array
    {
        $this->requireVisible($playlist);

        return ['pagination' => $this->trackPage($playlist)];
    }

    public function ofUser(Request $request, User $user): array
    {
        $followed = $user->followedPlaylists()->pluck('playlists.id');
        $playlists = Playlist::withCount('tracks')
            ->visibleTo($request->user())
            ->where(fn ($rows) => $rows->where('owner_id', $user->id)->orWhereIn('id', $followed));

        return ['pagination' => Listing::page($playlists, 15, 'updated_at:desc', simple: true)];
    }

    public function store(Request $request): array
    {
        $playlist = $request->user()->playlists()->create($this->details($request, null));

        return ['playlist' => $this->present($playlist->refresh())];
    }

    public function update(Request $request, Playlist $playlist): array
    {
        $this->requireOwner($playlist);
        $playlist->update($this->details($request, $playlist));

        return ['playlist' => $this->present($playlist)];
    }

    public function destroy(string $ids): array
    {
        $playlists = Playlist::findOrFail(explode(',', $ids));
        $playlists->each($this->requireOwner(...));
        $playlists->each->delete();

        return ['status' => 'success'];
    }

    public function addTracks(Request $request, Playlist $playlist): array
    {
        $this->requireEditor($playlist);
        $next = (int) $playlist->tracks()->max('position') + 1;
        foreach (array_values(array_intersect($this->ids($request), Track::pluck('id')->all())) as $index => $id) {
            $playlist->tracks()->attach($id, ['position' => $next + $index, 'added_at' => now()]);
        }

        return ['playlist' => $this->present($playlist)];
    }

    public function removeTracks(Request $request, Playlist $playlist): array
    {
        $this->requireEditor($playlist);
        $playlist->tracks()->detach($this->ids($request));

        return ['playlist' => $this->present($playlist)];
    }

    public function orderTracks(Request $request, Playlist $playlist): array
    {
        $this->requireEditor($playlist);
        DB::transaction(function () use ($request, $playlist): void {
            foreach ($this->ids($request) as $index => $id) {
                $playlist->tracks()->updateExistingPivot($id, ['position' => $index + 1]);
            }
        });

        return ['status' => 'success'];
    }

    public function follow(Request $request, Playlist $playlist): array
    {
        $this->requireVisible($playlist);
        $request->user()->followedPlaylists()->syncWithoutDetaching($playlist);

        return ['status' => 'success'];
    }

    public function unfollow(Request $request, Playlist $playlist): array
    {
        $request->user()->followedPlaylists()->detach($playlist);

        return ['status' => 'success'];
    }

    private function present(Playlist $playlist): array
    {
        return $playlist->loadCount('tracks')->toArray() + ['editors' => []];
    }

    private function trackPage(Playlist $playlist): Paginator
    {
        return Listing::page($playlist->tracks()->withCredits(), 30, 'position:asc', simple: true);
    }

    private function requireVisible(Playlist $playlist): void
    {
        abort_unless($playlist->public || $playlist->owner_id === request()->user()?->id, 403, 'This playlist is private.');
    }

    private function requireOwner(Playlist $playlist): void
    {
        abort_unless($playlist->owner_id === request()->user()->id, 403);
    }

    private function requireEditor(Playlist $playlist): void
    {
        abort_unless($playlist->collaborative || $playlist->owner_id === request()->user()->id, 403);
    }

    private function ids(Request $request): array
    {
        return $request->validate(['ids' => ['required', 'array'], 'ids.*' => ['integer']])['ids'];
    }

    private function details(Request $request, ?Playlist $playlist): array
    {
        $unique = Rule::unique('playlists')->where('owner_id', $request->user()->id)->ignore($playlist);

        return $request->validate([
            'name' => [$playlist ? 'sometimes' : 'required', 'string', 'between:3,250', $unique],
            'description' => ['nullable', 'string', 'between:20,170'],
            'public' => ['boolean'],
            'collaborative' => ['boolean'],
            'image' => ['nullable', 'string', 'max:255'],
        ]);
    }
}
