<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\Playlist;
use App\Models\Role;
use App\Models\User;
use Illuminate\Http\Request;

/** Everything that the client's first screen needs. */
class BootstrapData
{
    private const PLAYLISTS = 30;

    public static function for(Request $request, array $loaders = []): array
    {
        $user = $request->user();
        $guest = Role::guest();

        return [
            'settings' => self::settings(),
            'csrf_token' => csrf_token(),
            'default_meta_tags' => '<title>'.e(config('app.name')).'</title>',
            'is_mobile_device' => false,
            'sentry_release' => null,
            'user' => $user?->account(),
            'guest_role' => ['id' => $guest->id, 'permissions' => Role::present($guest->permissions)],
            'i18n' => null,
            'language' => app()->getLocale(),
            'themes' => ['all' => config('site.themes'), 'selectedThemeId' => self::theme($request)['id']],
            'show_cookie_notice' => false,
            'rendered_ssr' => false,
            'loaders' => $loaders,
            'likes' => $user?->likes() ?? [],
            'reposts' => [],
            'playlists' => $user ? self::playlists($user) : [],
        ];
    }

    /** Bootstrap data in a JSON response: a JSON string. */
    public static function encode(Request $request): string
    {
        return json_encode(self::for($request), JSON_THROW_ON_ERROR);
    }

    /** The theme of the visitor's cookie, else the default. */
    public static function theme(Request $request): array
    {
        $themes = collect(config('site.themes'));
        $chosen = $request->cookie('be-active-theme');

        return $themes->firstWhere('id', $chosen)
            ?? match ($chosen) {
                'dark' => $themes->firstWhere('default_dark', true),
                default => $themes->firstWhere('id', config('site.settings.themes.default_id')),
            }
            ?? $themes->first();
    }

    /** Path of the site's root, with a slash at both ends. */
    public static function base(Request $request): string
    {
        return "{$request->getBaseUrl()}/";
    }

    private static function settings(): array
    {
        return config('site.settings') + array_filter([
            'base_url' => url('/'),
            'asset_url' => config('app.asset_url'),
            'html_base_uri' => self::base(request()),
        ]);
    }

    private static function playlists(User $user): array
    {
        return $user->playlists()->limit(self::PLAYLISTS)->get()->concat($user->followedPlaylists)
            ->map(fn (Playlist $playlist) => $playlist->only(['id', 'name', 'image', 'collaborative', 'owner_id']))
            ->all();
    }
}
