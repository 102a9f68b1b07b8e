<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\User;
use DateTimeZone;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Validation\Rule;
use Symfony\Component\HttpFoundation\Response;

class AccountController extends Controller
{
    private const MAX_AVATAR_KILOBYTES = 1500;

    public function me(Request $request): array
    {
        return ['user' => $this->present($request->user())];
    }

    public function show(Request $request, User $user): array
    {
        return $user->is($request->user()) ? $this->me($request) : ['user' => $user];
    }

    public function update(Request $request): array
    {
        $name = ['nullable', 'string', 'min:2', 'max:255', 'regex:/^[\p{L}\p{M} -]+$/u'];
        $request->user()->update($request->validate([
            'first_name' => $name,
            'last_name' => $name,
            'language' => ['nullable', Rule::in(array_keys(config('site.localizations')))],
            'country' => ['nullable', Rule::in(array_keys(config('site.countries')))],
            'timezone' => ['nullable', Rule::in(['auto', ...DateTimeZone::listIdentifiers()])],
        ]));

        return $this->me($request);
    }

    public function storeAvatar(Request $request, User $user): array
    {
        $this->requireSelf($user);
        $request->validate(['file' => ['required', 'image', 'mimes:jpg,png,gif,webp', 'max:'.self::MAX_AVATAR_KILOBYTES]]);
        $user->update(['avatar' => 'storage/'.$request->file('file')->store('avatars', 'public')]);

        return ['user' => $this->present($user)];
    }

    public function removeAvatar(User $user): array
    {
        $this->requireSelf($user);
        $user->update(['avatar' => null]);

        return ['status' => 'success'];
    }

    /** Deletes the current user's account. */
    public function destroy(Request $request, User $user): array
    {
        $this->requireSelf($user);
        $request->validate(['deleteCurrentUser' => ['accepted']]);
        Auth::logout();
        $request->session()->invalidate();
        $user->delete();

        return ['status' => 'success'];
    }

    public function locale(Request $request): Response
    {
        $names = config('site.localizations');
        ['locale' => $code] = $request->validate(['locale' => ['required', Rule::in(array_keys($names))]]);
        $request->user()?->update(['language' => $code]);
        $id = array_search($code, array_keys($names), true) + 1;
        $response = response()->json(['locale' => ['id' => $id, 'name' => $names[$code], 'language' => $code, 'lines' => []]]);

        return $request->user() ? $response : $response->cookie(cookie()->forever('selected_locale', $code));
    }

    private function requireSelf(User $user): void
    {
        abort_unless($user->is(request()->user()), 403);
    }

    /** The account with the state of its second factor; the codes only when it is confirmed. */
    private function present(User $user): array
    {
        $isOn = $user->two_factor_confirmed_at !== null;

        return $user->account() + [
            'social_profiles' => [],
            'tokens' => [],
            'two_factor_confirmed_at' => $user->two_factor_confirmed_at,
            'two_factor_recovery_codes' => $isOn ? $user->two_factor_recovery_codes : $user->getRawOriginal('two_factor_recovery_codes'),
        ];
    }
}
