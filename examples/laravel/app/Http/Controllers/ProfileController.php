<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\User;
use App\Support\Listing;
use Illuminate\Http\Request;
use Illuminate\Validation\ValidationException;

class ProfileController extends Controller
{
    public function show(User $user): array
    {
        $user->loadCount(['followers', 'followedUsers'])->makeVisible(['profile', 'links', 'followers_count', 'followed_users_count']);

        return ['user' => $user, 'loader' => 'userProfilePage'];
    }

    public function update(Request $request): array
    {
        $input = $request->validate([
            'user' => ['array'],
            'user.username' => ['nullable', 'string', 'max:100'],
            'user.first_name' => ['nullable', 'string', 'max:255'],
            'user.last_name' => ['nullable', 'string', 'max:255'],
            'profile' => ['array'],
            'profile.city' => ['nullable', 'string', 'max:100'],
            'profile.country' => ['nullable', 'string', 'max:100'],
            'profile.description' => ['nullable', 'string', 'max:1000'],
            'links' => ['array'],
            'links.*.url' => ['required', 'url'],
            'links.*.title' => ['required', 'string', 'max:100'],
        ]);
        $user = $request->user();
        $user->update([...$input['user'] ?? [], 'profile' => $input['profile'] ?? [], 'links' => $input['links'] ?? []]);

        return $this->show($user);
    }

    public function followers(User $user): array
    {
        return ['pagination' => Listing::page($user->followers(), 20, simple: true)];
    }

    public function followed(User $user): array
    {
        return ['pagination' => Listing::page($user->followedUsers(), 20)];
    }

    public function followedIds(User $user): array
    {
        return ['ids' => $user->followedUsers()->pluck('users.id')];
    }

    public function follow(Request $request, User $user): array
    {
        if ($user->is($request->user())) {
            throw ValidationException::withMessages(['user' => "You can't follow yourself."]);
        }
        $request->user()->followedUsers()->syncWithoutDetaching($user);

        return ['status' => 'success'];
    }

    public function unfollow(Request $request, User $user): array
    {
        $request->user()->followedUsers()->detach($user);

        return ['status' => 'success'];
    }
}
