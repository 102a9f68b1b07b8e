<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\User;
use App\Support\Listing;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Http\Request;
use Illuminate\Validation\Rule;

class LibraryController extends Controller
{
    private const MODELS = ['track', 'album', 'artist'];

    public function add(Request $request): array
    {
        foreach ($this->likeables($request) as ['likeable_type' => $type, 'likeable_id' => $id]) {
            $row = Relation::getMorphedModel($type)::findOrFail($id);
            $request->user()->liked($type)->attach($row);
        }

        return ['status' => 'success'];
    }

    public function remove(Request $request): array
    {
        foreach ($this->likeables($request) as ['likeable_type' => $type, 'likeable_id' => $id]) {
            $request->user()->liked($type)->detach($id);
        }

        return ['status' => 'success'];
    }

    public function tracks(User $user): array
    {
        return ['pagination' => Listing::page($user->liked('track')->withCredits(), 30, 'likes.created_at:desc', simple: true)];
    }

    public function albums(User $user): array
    {
        return ['pagination' => Listing::page($user->liked('album')->with('artists'), 15, 'likes.created_at:desc', simple: true)];
    }

    public function artists(User $user): array
    {
        return ['pagination' => Listing::page($user->liked('artist'), 15, 'likes.created_at:desc', simple: true)];
    }

    public function history(Request $request, User $user): array
    {
        abort_unless($user->is($request->user()), 403);

        return ['pagination' => Listing::page($user->plays()->withCredits(), 30, 'track_plays.created_at:desc', simple: true)];
    }

    private function likeables(Request $request): array
    {
        return $request->validate([
            'likeables' => ['required', 'array'],
            'likeables.*.likeable_id' => ['required', 'integer'],
            'likeables.*.likeable_type' => ['required', Rule::in(self::MODELS)],
        ])['likeables'];
    }
}
