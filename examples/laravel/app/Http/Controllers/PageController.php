<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Album;
use App\Models\Artist;
use App\Models\Channel;
use App\Models\Playlist;
use App\Models\Track;
use App\Models\User;
use App\Support\Audience;
use App\Support\BootstrapData;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Gate;
use Symfony\Component\HttpKernel\Exception\HttpException;

/** The page around the client: every path that is not the API's renders it, with the data of its first screen. */
class PageController extends Controller
{
    /** Loader, controller and model by the first segment of a path that names a row. */
    private const PAGES = [
        'artist' => ['artistPage', ArtistController::class, Artist::class],
        'album' => ['albumPage', AlbumController::class, Album::class],
        'track' => ['trackPage', TrackController::class, Track::class],
        'playlist' => ['playlistPage', PlaylistController::class, Playlist::class],
        'user' => ['userProfilePage', ProfileController::class, User::class],
    ];

    public function __invoke(Request $request, string $path = ''): Response
    {
        $loaders = Gate::allows('music.view') ? $this->loaders($request, $path) : [];
        $theme = BootstrapData::theme($request);
        DB::table('page_views')->insert(Audience::of($request));

        return response()->view('app', [
            'bootstrap' => BootstrapData::for($request, $loaders),
            'base' => BootstrapData::base($request),
            'title' => $this->title($path, $loaders),
            'theme' => $theme,
            'themeStyle' => collect($theme['values'])->map(fn (string $value, string $name) => "{$name}: {$value};")->implode(' '),
            // Uploads rely on it: a redirect to another host would take the file and the XSRF token there.
        ])->header('Content-Security-Policy', "connect-src 'self'");
    }

    /** Data of the page, the same as the API's; none for a page without data. */
    private function loaders(Request $request, string $path): array
    {
        [$kind, $id] = explode('/', "{$path}/");
        try {
            if (isset(self::PAGES[$kind]) && ctype_digit($id)) {
                [$loader, $controller, $model] = self::PAGES[$kind];
                $row = $model::find($id);

                return $row ? [$loader => app($controller)->show($row) + ['set_seo' => true]] : [];
            }
            $channel = (new Channel())->resolveRouteBinding($path === '' ? config('site.settings.homepage.value') : $path);

            return $channel ? ['channelPage' => app(ChannelController::class)->show($request, $channel) + ['set_seo' => true]] : [];
        } catch (HttpException) {
            return [];
        }
    }

    private function title(string $path, array $loaders): string
    {
        $page = json_decode((string) json_encode(array_values($loaders)[0] ?? []), true);
        $row = $page['channel'] ?? $page['artist'] ?? $page['album'] ?? $page['track'] ?? $page['playlist'] ?? $page['user'] ?? [];
        $name = $path === '' ? null : $row['display_name'] ?? $row['name'] ?? null;

        return ($name === null ? '' : "{$name} - ").config('app.name');
    }
}
